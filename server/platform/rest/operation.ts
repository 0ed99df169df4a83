import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { HttpErrorCode } from '#server/platform/error-codes.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { sessionCookies, type SessionCookies } from '#server/platform/http/session-cookies.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import {
  FileTooLargeError,
  MissingScopeError,
  NotAuthenticatedError,
  NotFoundError,
  parseInput,
  UnsupportedFileTypeError,
  ValidationError,
  type RefusalClass,
} from '#server/platform/refusals.ts'
import { securityOf, viewerWith, type Access, type ViewerByAccess } from './access.ts'
import { withExample } from './openapi/examples.ts'
import type { Tag } from './openapi/tags.ts'
import { failures, type Success } from './responses.ts'

/** Schemas of `id` (the parameter of the path), `query`, `headers` and `body`. */
type InputShape = Readonly<Record<string, z.ZodType>>

const NO_INPUT = {}

/** The body of a response, or the fields of a success, which may replace its message. */
type Result<Response> =
  Response extends Success<infer Shape>
    ? keyof Shape extends never
      ? void
      : z.input<z.ZodObject<Shape>> & { message?: string }
    : z.input<Response>

type Call<A extends Access, Input> = Input & {
  dependencies: Dependencies
  viewer: ViewerByAccess[A]
  caller: Caller
  cookies: SessionCookies
  request: FastifyRequest
  reply: FastifyReply
}

type Definition<A extends Access, Input extends InputShape, Response> = {
  /** The path is relative to /api/v1. A parameter is `:id`. */
  route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  /** The name of the method in generated clients. */
  operationId: string
  summary: string
  description: string
  access: A
  input?: Input | ((now: () => Date) => Input)
  /** The multipart form that the handler reads with `withForm`, in place of a body. */
  form?: z.ZodObject
  status?: 200 | 201
  response: Response
  /** The refusals that do not follow from the access and the input. */
  refusals?: readonly RefusalClass[]
  handle(call: Call<A, z.output<z.ZodObject<Input>>>): Promise<Result<Response>>
}

export type OperationOptions = { dependencies: Dependencies; isSecure: boolean }

export type Operation = {
  route: string
  hasForm: boolean
  createRoute: (options: OperationOptions) => RouteOptions
}

const registered: Operation[] = []

/** The documented operations of the REST API. */
export const restOperations = (): readonly Operation[] => registered

/** Returns a function that defines operations in one section of the OpenAPI document. */
export function operationFactory(tag: Tag) {
  return <
    A extends Access,
    Response extends z.ZodType | Success<z.ZodRawShape>,
    Input extends InputShape = typeof NO_INPUT,
  >(
    definition: Definition<A, Input, Response>,
  ): void => {
    registered.push({
      route: definition.route,
      hasForm: definition.form !== undefined,
      createRoute: (options) => createRoute(tag, definition, options),
    })
  }
}

type AnyDefinition = Definition<Access, InputShape, z.ZodType | Success<z.ZodRawShape>>

function createRoute(
  tag: Tag,
  definition: AnyDefinition,
  { dependencies, isSecure }: OperationOptions,
): RouteOptions {
  const { route, access, status = 200, response } = definition
  const [method = '', url = ''] = route.split(' ')
  const shape = inputShape(definition.input ?? NO_INPUT, dependencies.clock.now)
  const input = z.object(shape)
  return {
    method,
    url,
    schema: describe(tag, definition, shape),
    // Clients without access are rejected before their body is read.
    onRequest: async (request, reply) => {
      viewerWith(access, request)
      // Responses about the account contain sessions, tokens and exported data.
      if (access === 'account') reply.header('cache-control', 'no-store')
    },
    handler: async (request, reply) => {
      const { query, headers, body } = request
      const result = await definition.handle({
        ...parseInput(input, { id: Object(request.params).id, query, headers, body }),
        dependencies,
        viewer: viewerWith(access, request),
        caller: callerOf(request),
        cookies: sessionCookies(request, reply, isSecure),
        request,
        reply,
      })
      const fields = response instanceof z.ZodType ? {} : { success: true, message: response.message }
      return reply.status(status).send({ ...fields, ...Object(result) })
    },
  }
}

function inputShape(input: InputShape | ((now: () => Date) => InputShape), now: () => Date): InputShape {
  return typeof input === 'function' ? input(now) : input
}

function describe(tag: Tag, definition: AnyDefinition, { id, query, headers, body }: InputShape) {
  const { operationId, summary, description, access, form, status = 200, response } = definition
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: securityOf(access),
    ...(form && { consumes: ['multipart/form-data'], body: withExample(form) }),
    ...(body && { body: withExample(body) }),
    ...(id && { params: z.object({ id }) }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    response: {
      [status]: response instanceof z.ZodType ? response : response.schema,
      ...failures(...errorsOf(definition, { hasInput: Boolean(id ?? query ?? body ?? form), id, body })),
    },
  }
}

function errorsOf(
  { access, form, refusals = [] }: AnyDefinition,
  { hasInput, id, body }: { hasInput: boolean; id?: z.ZodType | undefined; body?: z.ZodType | undefined },
): [RefusalClass[], HttpErrorCode[]] {
  return [
    [
      ...refusals,
      ...(hasInput ? [ValidationError] : []),
      ...(id ? [NotFoundError] : []),
      ...(access === 'visitor' ? [] : [NotAuthenticatedError]),
      ...(access === 'write' || access === 'account' ? [MissingScopeError] : []),
      ...(form ? [FileTooLargeError, UnsupportedFileTypeError] : []),
    ],
    [
      ...((body ?? form) ? (['BAD_REQUEST', 'BODY_TOO_LARGE', 'UNSUPPORTED_BODY'] as const) : []),
      'INTERNAL_SERVER_ERROR',
      'SERVICE_UNAVAILABLE',
    ],
  ]
}

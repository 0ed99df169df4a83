import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  FileTooLargeError,
  NotAuthenticatedError,
  RateLimitedError,
  Refusal,
} from '#server/platform/refusals.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { receiveUpload, Upload } from '#server/platform/http/uploads.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import {
  RETRY_AFTER_SECONDS,
  describeFault,
  describeRefusal,
  faultLevel,
  graphqlFailure,
  type Described,
} from '#server/platform/http/error-response.ts'
import { FORM_LIMITS, formParts, type FormNames } from '#server/platform/http/form-parts.ts'
import { limitRequests } from '#server/platform/http/request-limits.ts'
import { accessTokenOf, recognizeViewer } from '#server/platform/http/request-viewer.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { graphiqlPage } from './graphiql-page.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import { messages } from '#rules/messages.ts'
import type { GraphQLContext } from './context.ts'
import { readGetRequest } from './get-request.ts'
import { readMultipartRequest, type Receive } from './multipart-request.ts'
import type { GraphQLServer } from './yoga.ts'

type Options = {
  dependencies: Dependencies
  yoga: GraphQLServer
  isSecure: boolean
  graphiqlDirectory: string
}

const FORM_NAMES: FormNames = { fields: ['operations', 'map'], files: 'any' }

export async function graphqlRoutes(
  scope: FastifyInstance,
  { dependencies, yoga, isSecure, graphiqlDirectory }: Options,
): Promise<void> {
  scope.removeContentTypeParser('text/plain')
  await scope.register(multipart, { limits: FORM_LIMITS })
  await graphiqlPage(scope, { directory: graphiqlDirectory, isSecure })
  recognizeViewer(scope, dependencies)
  limitRequests(scope, dependencies)
  scope.setErrorHandler(sendGraphQLError)
  forbidCaching(scope)

  scope.options('/graphql', (_request, reply) =>
    reply.status(204).header('allow', 'GET, HEAD, POST, OPTIONS').send(),
  )
  scope.route({
    url: '/graphql',
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    handler: async (request, reply) => {
      const uploads: Upload[] = []
      try {
        const body = await readRequest(dependencies, request, uploads)
        const graphql: GraphQLContext = {
          dependencies,
          viewer: request.viewer,
          hasToken: accessTokenOf(request) !== null,
          caller: callerOf(request),
          isCrossOrigin: request.isCrossOrigin,
          cookies: sessionCookies(request, reply, isSecure),
          requestId: request.id,
        }
        return await send(reply, await yoga.handleNodeRequest(request.raw, { body, graphql }))
      } finally {
        for (const upload of uploads) await upload.remove()
      }
    },
  })
}

/** Responses depend on the viewer, and may contain tokens and sessions. */
function forbidCaching(scope: FastifyInstance): void {
  scope.addHook('onSend', ({ routeOptions: { url } }, reply, payload, done) => {
    if (url === '/graphql') {
      reply.header('vary', 'accept, cookie, authorization')
      reply.header('cache-control', 'private, no-store')
    }
    done(null, payload)
  })
}

function readRequest(dependencies: Dependencies, request: FastifyRequest, uploads: Upload[]): unknown {
  if (request.method === 'GET') return readGetRequest(request.query)
  if (!request.isMultipart()) return request.body
  // Only mutations for members take files, so a visitor's form is rejected before its body is read.
  requireViewer(request.viewer, accessTokenOf(request) !== null)
  return readMultipartRequest(
    formParts(dependencies, request, FORM_NAMES),
    receiveInto(dependencies, uploads),
  )
}

function receiveInto(dependencies: Dependencies, uploads: Upload[]): Receive {
  return async (file) => {
    const outcome = await receiveUpload(dependencies, file)
    if (outcome instanceof Upload) uploads.push(outcome)
    return outcome
  }
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  // Fastify sets Content-Length, and clients reject a response with both headers.
  response.headers.delete('transfer-encoding')
  reply.status(response.status)
  reply.headers(Object.fromEntries(response.headers))
  if (response.status === 406) return reply.send(graphqlFailure('NOT_ACCEPTABLE', messages.notAcceptable))
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream && response.body) return reply.send(Readable.from(response.body))
  return reply.send(await response.text())
}

function sendGraphQLError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, code } = describe(error, request)
  if (status >= 500)
    request.log[faultLevel(status)]({ err: error }, 'Unexpected error before a GraphQL operation')
  if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.status(status).send(graphqlFailure(code, message))
}

function describe(error: FastifyError, request: FastifyRequest): Described {
  if (error instanceof Refusal) return { status: statusOf(error), message: error.message, code: error.code }
  if (error.code === 'FST_FILES_LIMIT')
    return { status: 400, message: messages.oneFileOnly, code: 'BAD_REQUEST' }
  return describeRefusal(error) ?? describeFault(error, request)
}

function statusOf(refusal: Refusal): number {
  if (refusal instanceof NotAuthenticatedError) return 401
  if (refusal instanceof FileTooLargeError) return 413
  return refusal instanceof RateLimitedError ? 429 : 400
}

import { z } from 'zod'
import { failureMessages } from '#rules/failure-messages.ts'
import { messages } from '#rules/messages.ts'
import { codeOf } from './refusal-codes.ts'
import type { Tag } from './tags.ts'

type Parts = { headers?: z.ZodType; params?: z.ZodType; querystring?: z.ZodType; body?: z.ZodType }
type Answers = Record<number, z.ZodType>
/** What the call is refused with, by status: its own sentences. Those that every call shares are added. */
type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 415, readonly string[]>>

type Description<Request extends Parts, Response extends Answers> = {
  /** What a generated client calls it. */
  operationId: string
  tag: Tag
  summary: string
  description: string
  /** What is asked of who calls: `viewer.ts` refuses the others by what stands here. */
  access: Access
  request: Request
  /** `form`: multipart, which the call reads part by part itself. */
  body?: 'json' | 'form'
  answers: Response
  refusals?: Refusals
}

/** As the host takes it (`response`, `params`, …) and as the document prints it (all of it). */
type Operation<Request extends Parts, Response extends Answers> = Request & {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  consumes?: string[]
  response: Response
}

/**
 * `visitor`: anyone. `read` and `write`: members, and their programs with personal access tokens that let them. `account`:
 * members by a session, since it concerns credentials or the account itself.
 */
type Access = 'visitor' | 'read' | 'write' | 'account'

/** OpenAPI's roles: what a token has to be good for. */
function securityOf(access: Access): Record<string, string[]>[] {
  return access === 'visitor' ? [] : [{ bearerToken: [access] }, { accessTokenCookie: [access] }]
}

/** One call of v1: what it takes and what it answers, told once, for the host and for the document. */
export function operation<Request extends Parts, Response extends Answers>(
  told: Description<Request, Response>,
): Operation<Request, Response> {
  const { operationId, tag, summary, description, access, request, body, answers } = told
  const refusals = Object.entries(refusalsOf(told)).map(([status, sentences]) => [
    status,
    refusal(Number(status), sentences),
  ])
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: securityOf(access),
    ...(body === 'form' ? { consumes: ['multipart/form-data'] } : {}),
    ...request,
    response: { ...answers, ...Object.fromEntries(refusals) },
  }
}

/** Of a body, for its `meta`. Not as `examples`, which zod leaves out where a body's texts are normalized. */
export function example(value: unknown) {
  return { 'x-examples': { example: { value } } }
}

type Told = {
  description: string
  example: { message: string; [field: string]: unknown }
  headers?: Record<string, object>
}

/** A success in the envelope that every call shares. */
export function success<Shape extends z.ZodRawShape>(shape: Shape, told: Told) {
  const { description, headers } = told
  const schema = z.object({ success: z.literal(true), message: z.string(), ...shape })
  return schema.meta({
    description,
    examples: [{ success: true, ...told.example }],
    ...(headers && { headers }),
  })
}

const failureShape = {
  success: z.literal(false),
  message: z.string().describe('What went wrong, for people to read.'),
  code: z.string().meta({ description: 'A stable, machine-readable code.' }),
}

// By its name the document refers to it from every refusal.
z.globalRegistry.add(z.object(failureShape), {
  id: 'Failure',
  description: 'The one shape of every failure.',
})

/** As a list of the codes and sentences that this status can come with. */
function refusal(status: number, sentences: readonly string[]) {
  const refused = sentences.map((message) => ({ success: false, message, code: codeOf(status, message) }))
  const description = refused.map(({ code, message }) => `- \`${code}\` ${message}`).join('\n')
  return z.object(failureShape).meta({ description, examples: refused.slice(0, 1) })
}

const TOKEN_REFUSALS: Record<Access, string[]> = {
  visitor: [],
  read: [],
  write: [messages.tokenMayNotWrite],
  account: [messages.tokenMayNotManage],
}

const FORM_REFUSALS = [messages.formMalformed, messages.formFieldUnknown, messages.formFieldRepeated]

/** What any call of its kind may be refused with, and then what this one adds. */
function refusalsOf({ access, body, request, refusals = {} }: Description<Parts, Answers>) {
  const isForm = body === 'form'
  const common: Record<number, string[]> = {
    400: request.body ? (isForm ? FORM_REFUSALS : [messages.bodyMalformed]) : [],
    401: access === 'visitor' ? [] : [messages.noToken, messages.tokenInvalid],
    403: TOKEN_REFUSALS[access],
    413: request.body ? [messages.bodyTooLarge] : [],
    415: request.body ? [isForm ? messages.bodyNotMultipart : messages.bodyNotJson] : [],
    429: [messages.tooManyRequests(42)],
    503: [failureMessages.tryAgainLater],
    500: [messages.unexpected('0190a0b0-5c1e-7000-8000-3f6d2a9b1c04')],
  }
  const all = new Map(Object.entries(common))
  for (const [status, sentences] of Object.entries(refusals))
    all.set(status, [...sentences, ...(all.get(status) ?? [])])
  return Object.fromEntries(Array.from(all).filter(([, sentences]) => sentences.length > 0))
}

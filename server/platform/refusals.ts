import { failureMessages } from '#rules/failure-messages.ts'
import { messages } from '#rules/messages.ts'
import type { z } from 'zod'

export type RefusalDefinition<Code extends string = string> = {
  name: string
  /** A stable, machine-readable code. Refusals with the same code share its description. */
  code: Code
  status: number
  message?: string
  description: string
  /** False for refusals that GraphQL reports under `errors` only, never in the result union of a mutation. */
  isResult?: false
}

/** An expected error: a member of result unions in GraphQL, a failure with `status` in REST. */
export abstract class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly status: number

  constructor(
    definition: RefusalDefinition<Code>,
    message = definition.message ?? definition.description,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = definition.name
    this.code = definition.code
    this.status = definition.status
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- Constructors of classes with details differ, and Pothos infers from `any[]` only.
export type RefusalClass = new (...args: any[]) => Refusal

const definitions = new Map<RefusalClass, RefusalDefinition>()

export const refusalDefinitions: ReadonlyMap<RefusalClass, RefusalDefinition> = definitions

export function defineRefusal<const Code extends string>(definition: RefusalDefinition<Code>) {
  class DefinedRefusal extends Refusal<Code> {
    constructor(message?: string, options?: ErrorOptions) {
      super(definition, message, options)
    }
  }
  definitions.set(DefinedRefusal, definition)
  return DefinedRefusal
}

export function registerRefusal(type: RefusalClass, definition: RefusalDefinition): void {
  definitions.set(type, definition)
}

export type FieldError = { path: string; message: string }

const validationFailed = {
  name: 'ValidationError',
  code: 'VALIDATION_FAILED',
  status: 400,
  message: messages.bodyMalformed,
  description: 'The input is invalid; `fields` lists the invalid fields with a message for each.',
} as const

export class ValidationError extends Refusal<'VALIDATION_FAILED'> {
  readonly fields: readonly FieldError[]

  /** The message is that of the first field, the only one that REST responses contain. */
  constructor(fields: readonly FieldError[]) {
    super(validationFailed, fields[0]?.message)
    this.fields = fields
  }
}
registerRefusal(ValidationError, validationFailed)

const rateLimited = {
  name: 'RateLimitedError',
  code: 'RATE_LIMITED',
  status: 429,
  description: 'Too many requests; `retryAfterSeconds` and `Retry-After` say when to retry.',
  isResult: false,
} as const

export class RateLimitedError extends Refusal<'RATE_LIMITED'> {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, message = messages.tooManyRequests(retryAfterSeconds)) {
    super(rateLimited, message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
registerRefusal(RateLimitedError, rateLimited)

export const NotAuthenticatedError = defineRefusal({
  name: 'NotAuthenticatedError',
  code: 'NOT_AUTHENTICATED',
  status: 401,
  message: messages.noToken,
  description: 'The caller is not signed in: the token is missing, invalid or expired.',
})

export const NotAllowedError = defineRefusal({
  name: 'NotAllowedError',
  code: 'NOT_ALLOWED',
  status: 403,
  description: 'The viewer is not allowed to do this.',
})

export const MissingScopeError = defineRefusal({
  name: 'MissingScopeError',
  code: 'MISSING_SCOPE',
  status: 403,
  message: messages.tokenMayNotWrite,
  description: 'The personal access token does not have the required scope.',
})

export const NotFoundError = defineRefusal({
  name: 'NotFoundError',
  code: 'NOT_FOUND',
  status: 404,
  message: messages.notFound,
  description: 'The object does not exist or is not visible to the caller.',
})

export const LimitReachedError = defineRefusal({
  name: 'LimitReachedError',
  code: 'LIMIT_REACHED',
  status: 409,
  description: 'The viewer has the maximum number of these already.',
})

export const FileTooLargeError = defineRefusal({
  name: 'FileTooLargeError',
  code: 'FILE_TOO_LARGE',
  status: 413,
  description: 'The file is larger than 40 MB.',
})

export const UnsupportedFileTypeError = defineRefusal({
  name: 'UnsupportedFileTypeError',
  code: 'UNSUPPORTED_FILE_TYPE',
  status: 415,
  message: messages.fileTypeUnsupported,
  description: 'The file type is not supported, or the file is damaged.',
})

export const MethodNotAllowedError = defineRefusal({
  name: 'MethodNotAllowedError',
  code: 'METHOD_NOT_ALLOWED',
  status: 405,
  message: messages.methodNotAllowed,
  description: 'The HTTP method is not allowed; `Allow` lists the allowed methods. Mutations require POST.',
  isResult: false,
})

/** Ends a subscription whose events were lost. Its client subscribes again and refetches. */
export const EventsMissedError = defineRefusal({
  name: 'EventsMissedError',
  code: 'SERVICE_UNAVAILABLE',
  status: 503,
  message: failureMessages.tryAgainLater,
  description: 'The service is temporarily unavailable or overloaded; retry later.',
  isResult: false,
})

export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.')
    if (!fields.has(path)) fields.set(path, issue.message)
  }
  throw new ValidationError(Array.from(fields, ([path, message]) => ({ path, message })))
}

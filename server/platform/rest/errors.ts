import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { messages } from '#rules/messages.ts'
import {
  AccountSuspendedError,
  BadCredentialsError,
  EmailNotVerifiedError,
  FileTooLargeError,
  IdempotencyKeyReusedError,
  IdentityRejectedError,
  InvalidCodeError,
  NoRefreshTokenError,
  NoTokenToRefreshError,
  MissingScopeError,
  NotAllowedError,
  NotAuthenticatedError,
  NotFoundError,
  PasswordRequiredError,
  RateLimitedError,
  RecentSignInRequiredError,
  Refusal,
  TokenRefreshFailedError,
  UnsupportedFileTypeError,
  UsernameTakenError,
  ValidationError,
} from '#server/platform/refusals.ts'
import {
  RETRY_AFTER_SECONDS,
  describeFault,
  failure,
  type Described,
} from '#server/platform/http/error-response.ts'

/** The path is known, and takes other methods. */
export class MethodNotAllowedError extends Refusal {
  override name = 'MethodNotAllowedError'
  readonly code = 'METHOD_NOT_ALLOWED'
  constructor() {
    super(messages.methodNotAllowed)
  }
}

const REFUSAL_STATUS = new Map<unknown, number>([
  [ValidationError, 400],
  [NoRefreshTokenError, 400],
  [InvalidCodeError, 400],
  [NoTokenToRefreshError, 401],
  [TokenRefreshFailedError, 401],
  [NotAuthenticatedError, 401],
  [BadCredentialsError, 401],
  [IdentityRejectedError, 401],
  [PasswordRequiredError, 403],
  [RecentSignInRequiredError, 403],
  [EmailNotVerifiedError, 403],
  [AccountSuspendedError, 403],
  [NotAllowedError, 403],
  [MissingScopeError, 403],
  [NotFoundError, 404],
  [MethodNotAllowedError, 405],
  [UsernameTakenError, 409],
  [IdempotencyKeyReusedError, 409],
  [FileTooLargeError, 413],
  [UnsupportedFileTypeError, 415],
  [RateLimitedError, 429],
])

const BODY_TOO_LARGE: Described = { status: 413, code: 'BODY_TOO_LARGE', message: messages.bodyTooLarge }

/** What the HTTP host itself refuses, by its own codes. */
const HOST_ERRORS: Record<string, Described> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'BAD_REQUEST', message: messages.bodyMalformed },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'UNSUPPORTED_BODY', message: messages.bodyNotJson },
  FST_ERR_CTP_BODY_TOO_LARGE: BODY_TOO_LARGE,
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    code: 'UNSUPPORTED_BODY',
    message: messages.bodyNotMultipart,
  },
  FST_FILES_LIMIT: { status: 400, code: 'BAD_REQUEST', message: messages.oneFileOnly },
  FST_INVALID_JSON_FIELD_ERROR: { status: 400, code: 'VALIDATION_FAILED', message: messages.formMalformed },
  FST_PROTO_VIOLATION: { status: 400, code: 'VALIDATION_FAILED', message: messages.formMalformed },
  FST_PARTS_LIMIT: BODY_TOO_LARGE,
  FST_FIELDS_LIMIT: BODY_TOO_LARGE,
}

/** Every failure in one envelope, with the status that fits it. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = describe(error, request)
  if (status >= 500) request.log.error({ err: error }, 'Unexpected error in a REST call')
  if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.status(status).send(failure(code, message))
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(failure('NOT_FOUND', messages.notFound))
}

function describe(error: FastifyError, request: FastifyRequest): Described {
  if (error instanceof Refusal) {
    const { code, message } = error
    return { status: REFUSAL_STATUS.get(error.constructor) ?? 400, code, message }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const message = error.validation[0]?.message ?? messages.bodyMalformed
    return { status: 400, code: 'VALIDATION_FAILED', message }
  }
  const known = HOST_ERRORS[error.code]
  if (known) return known
  // The rest of what the host refuses is about the body's form: a boundary missing, a length that lies.
  if (error.statusCode && error.statusCode < 500)
    return { status: error.statusCode, code: 'BAD_REQUEST', message: messages.bodyMalformed }
  return describeFault(error, request)
}

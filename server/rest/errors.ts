import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { messages } from '#rules/messages.ts'
import {
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
  RateLimitedError,
  Refusal,
  TokenRefreshFailedError,
  UnsupportedFileTypeError,
  UsernameTakenError,
  ValidationError,
} from '#server/domain/errors.ts'

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
  [EmailNotVerifiedError, 403],
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

/** What the HTTP host itself refuses, by its own codes. */
const HOST_ERRORS: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: messages.bodyMalformed },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: messages.bodyNotJson },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: messages.bodyTooLarge },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { status: 415, message: messages.bodyNotMultipart },
  FST_FILES_LIMIT: { status: 400, message: messages.oneFileOnly },
  FST_PARTS_LIMIT: { status: 413, message: messages.bodyTooLarge },
  FST_FIELDS_LIMIT: { status: 413, message: messages.bodyTooLarge },
}

/** Every failure in one envelope, with the status that fits it. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = describe(error, request)
  if (status >= 500) request.log.error({ err: error }, 'Unexpected error in a REST call')
  if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
  return reply.status(status).send({ success: false, message })
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ success: false, message: messages.notFound })
}

function describe(error: FastifyError, request: FastifyRequest): { status: number; message: string } {
  if (error instanceof Refusal)
    return { status: REFUSAL_STATUS.get(error.constructor) ?? 400, message: error.message }
  if (hasZodFastifySchemaValidationErrors(error))
    return { status: 400, message: error.validation[0]?.message ?? messages.bodyMalformed }
  const known = HOST_ERRORS[error.code]
  if (known) return known
  // The rest of what the host refuses is about the body's form: a boundary missing, a length that lies.
  if (error.statusCode && error.statusCode < 500)
    return { status: error.statusCode, message: messages.bodyMalformed }
  return { status: 500, message: messages.unexpected(request.id) }
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { RateLimitedError, Refusal } from '#server/platform/refusals.ts'
import {
  RETRY_AFTER_SECONDS,
  describeFault,
  faultLevel,
  failure,
  type Described,
  type ErrorResponse,
} from '#server/platform/http/error-response.ts'

const BODY_TOO_LARGE: Described = { status: 413, code: 'BODY_TOO_LARGE', message: messages.bodyTooLarge }

const FASTIFY_ERRORS: Record<string, Described> = {
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

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = describe(error, request)
  if (status >= 500) request.log[faultLevel(status)]({ err: error }, 'Unexpected error in a REST request')
  if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.status(status).send(failure(code, message))
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(failure('NOT_FOUND', messages.notFound))
}

function describe(error: FastifyError, request: FastifyRequest): ErrorResponse {
  if (error instanceof Refusal) return error
  const known = FASTIFY_ERRORS[error.code]
  if (known) return known
  // Fastify's remaining client errors concern the body: a missing boundary, a wrong Content-Length.
  if (error.statusCode && error.statusCode < 500)
    return { status: error.statusCode, code: 'BAD_REQUEST', message: messages.bodyMalformed }
  return describeFault(error, request)
}

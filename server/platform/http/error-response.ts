import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#server/platform/error-codes.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { messages } from '#rules/messages.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'

export const RETRY_AFTER_SECONDS = 10

export function failure(code: string, message: string) {
  return { success: false as const, message, code }
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
  const { status, code, message } = describeRefusal(error) ?? describeFault(error, request)
  if (status >= 500) request.log[faultLevel(status)]({ err: error }, 'Unexpected error')
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.status(status).header('cache-control', 'no-store').send(failure(code, message))
}

export type ErrorResponse = { status: number; code: string; message: string }

export type Described = ErrorResponse & { code: ErrorCode }

export function describeRefusal(error: FastifyError): Described | null {
  const { statusCode = 500 } = error
  if (error instanceof RateLimitedError) return { status: 429, code: error.code, message: error.message }
  if (statusCode >= 500) return null
  if (statusCode === 413) return { status: 413, code: 'BODY_TOO_LARGE', message: messages.bodyTooLarge }
  if (statusCode === 415) return { status: 415, code: 'UNSUPPORTED_BODY', message: messages.bodyNotJson }
  return { status: 400, code: 'BAD_REQUEST', message: messages.bodyMalformed }
}

/** An unexpected error reveals nothing except that a retry may succeed. */
export function describeUnexpected(error: unknown, requestId: string): Described {
  if (error instanceof ServiceUnavailableError || isDiskFull(error))
    return { status: 503, code: 'SERVICE_UNAVAILABLE', message: failureMessages.tryAgainLater }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: messages.unexpected(requestId) }
}

/** An outage is logged where it begins. Each request during it is a warning, which the log limits. */
export function faultLevel(status: number): 'warn' | 'error' {
  return status === 503 ? 'warn' : 'error'
}

/** A request whose client has disconnected is not a fault of the server. */
export function describeFault(error: unknown, { raw, id }: FastifyRequest): Described {
  if (raw.destroyed && !raw.complete)
    return { status: 400, code: 'BAD_REQUEST', message: messages.bodyMalformed }
  return describeUnexpected(error, id)
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

export function graphqlFailure(code: ErrorCode, message: string) {
  return { errors: [{ message, extensions: { code } }] }
}

export function refuse(
  { url }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
): FastifyReply {
  const isGraphQL = /^\/graphql(\?|$)/.test(url)
  return reply.status(status).send(isGraphQL ? graphqlFailure(code, message) : failure(code, message))
}

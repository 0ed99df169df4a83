import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#rules/error-codes.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { messages } from '#rules/messages.ts'
import { AwayError } from '#server/ports/away-error.ts'

/** Seconds after which what was away may be asked again. */
export const AWAY_SECONDS = 10

/** Every failure outside GraphQL, in one envelope: a sentence for people, a code for programs. */
export function failure(code: ErrorCode, message: string) {
  return { success: false as const, message, code }
}

/** For routes outside of REST and GraphQL. */
export function answerUnexpected(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = describeUnexpected(error, request.id)
  request.log.error({ err: error }, 'Unexpected error')
  if (status === 503) reply.header('retry-after', AWAY_SECONDS)
  return reply.status(status).header('cache-control', 'no-store').send(failure(code, message))
}

export type Described = { status: number; code: ErrorCode; message: string }

/** What is told of an error that nobody expected: nothing about itself, or that it may pass. */
export function describeUnexpected(error: unknown, requestId: string): Described {
  if (error instanceof AwayError || isDiskFull(error))
    return { status: 503, code: 'SERVICE_UNAVAILABLE', message: failureMessages.tryAgainLater }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: messages.unexpected(requestId) }
}

/** The operating system has no room for a file, or not for this user. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/** The same for those who read GraphQL. */
export function graphqlFailure(code: ErrorCode, message: string) {
  return { errors: [{ message, extensions: { code } }] }
}

/** Refuses a request before its door has seen it, in the shape that the door's callers read. */
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

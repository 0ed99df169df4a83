import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { ErrorCode } from '#server/platform/error-codes.ts'

/** How Yoga answers an error over HTTP; `spec`: with 200 to who asks for `application/json`, as the specification has it. */
type Http = { status: number; spec?: boolean; headers?: Record<string, string> }

export const BAD_REQUEST: Http = { status: 400, spec: true }

/** An error about a request as a whole, with what a program may want to know of it. */
export function codedError(
  code: ErrorCode,
  message: string,
  details: Record<string, unknown> = {},
  http = BAD_REQUEST,
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details, http } })
}

/** As it goes over a WebSocket, where HTTP's part of it has no place. */
export function formatError(error: GraphQLError): GraphQLFormattedError {
  const { extensions: { http: _http, ...extensions } = {}, ...rest } = error.toJSON()
  return { ...rest, extensions }
}

import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { ErrorCode } from '#server/platform/error-codes.ts'

/** `spec`: Yoga responds with 200 to clients that accept `application/json`, as GraphQL over HTTP specifies. */
type Http = { status: number; spec?: boolean; headers?: Record<string, string> }

export const BAD_REQUEST: Http = { status: 400, spec: true }

export function codedError(
  code: ErrorCode,
  message: string,
  details: Record<string, unknown> = {},
  http = BAD_REQUEST,
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details, http } })
}

/** The HTTP extension does not apply to a WebSocket. */
export function formatError(error: GraphQLError): GraphQLFormattedError {
  const { extensions: { http: _http, ...extensions } = {}, ...rest } = error.toJSON()
  return { ...rest, extensions }
}

import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime'
import { markExpired } from '#client/session/session-changes.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { refreshIfExpiring, refreshSession } from '#client/session/refreshSession.ts'
import { connectionError, isRecord } from './errors.ts'

export class SessionExpiredError extends Error {}

/**
 * Sends a request with a token that is not about to expire. If the server still treats it as a visitor's, the session is
 * refreshed and the request sent once more. If that fails too, rejects with a `SessionExpiredError` after the login has
 * replaced the screen.
 */
export async function withSession<TResponse>(
  send: () => Promise<TResponse>,
  isRefused: (response: TResponse) => boolean,
): Promise<TResponse> {
  const refreshing = refreshIfExpiring()
  // The request is sent anyway, because visitors may be allowed to make it.
  if (refreshing && (await refreshing) === 'refused') void markExpired()
  const seen = readSessionRecord()
  const response = await send()
  if (!isRefused(response)) return response

  const outcome = await refreshSession(seen)
  if (outcome === 'unreachable') throw connectionError()
  if (outcome === 'renewed') {
    const repeated = await send()
    if (!isRefused(repeated)) return repeated
  }
  // The sign-out replaces the screen. An error would flash up before.
  if (readSessionRecord() === 'signing-out') return new Promise(() => undefined)
  await markExpired()
  throw new SessionExpiredError()
}

export function isNotAuthenticated(response: GraphQLResponse): boolean {
  return isBatch(response) ? response.some(isRefusedResponse) : isRefusedResponse(response)
}

/** The refusal is an error with a code or a member of a result union. */
function isRefusedResponse(response: GraphQLSingularResponse): boolean {
  const errors: readonly object[] = ('errors' in response && response.errors) || []
  return errors.some(hasCode) || Object.values(response.data ?? {}).some(isRefusal)
}

function hasCode(error: object): boolean {
  return (
    'extensions' in error && isRecord(error.extensions) && error.extensions['code'] === 'NOT_AUTHENTICATED'
  )
}

function isRefusal(result: unknown): boolean {
  return isRecord(result) && result['__typename'] === 'NotAuthenticatedError'
}

function isBatch(response: GraphQLResponse): response is readonly GraphQLSingularResponse[] {
  return Array.isArray(response)
}

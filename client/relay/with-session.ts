import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime'
import { markExpired } from '#client/session/session-changes.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { refreshIfExpiring, refreshSession } from '#client/session/refreshSession.ts'
import { connectionError } from './errors.ts'

export class SessionExpiredError extends Error {}

/**
 * Sends a call as the member who is signed in, with a token that is not about to expire. One that the server takes for a
 * visitor's gets a new token and a second chance; refused again, it rejects with a `SessionExpiredError` once the
 * login has replaced the screen.
 */
export async function withSession<Answer>(
  send: () => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  const refreshing = refreshIfExpiring()
  // The call is made all the same: it may be one that visitors can make too.
  if (refreshing && (await refreshing) === 'refused') void markExpired()
  const seen = readSessionRecord()
  const response = await send()
  if (!isRefused(response)) return response

  const outcome = await refreshSession(seen)
  if (outcome === 'unreachable') throw connectionError()
  if (outcome === 'renewed') {
    const answer = await send()
    if (!isRefused(answer)) return answer
  }
  // The sign-out replaces the screen: an error would only flash up on it.
  if (readSessionRecord() === 'leaving') return new Promise(() => undefined)
  await markExpired()
  throw new SessionExpiredError()
}

export function isNotAuthenticated(response: GraphQLResponse): boolean {
  return isBatch(response) ? response.some(isRefusedAnswer) : isRefusedAnswer(response)
}

/** As an error with a code, or as the member of a result union. */
function isRefusedAnswer(response: GraphQLSingularResponse): boolean {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

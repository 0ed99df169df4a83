import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { connectionError } from '#client/relay/errors.ts'
import { loginPath, returnPath } from '#client/session/return-path.ts'
import { isSignedIn, readSessionRecord } from '#client/session/stored-session.ts'
import { markSignedIn, sessionStatus } from '#client/session/session.ts'

/**
 * For screens of members: redirects visitors to the login, which returns here. If the server is unreachable, a member sees the
 * restored snapshot.
 */
export const requireMember: MiddlewareFunction = async ({ request }) => {
  const status = await sessionStatus()
  if (status === 'visitor') throw redirect(loginPath(new URL(request.url)))
  const isUnreachable = status === 'unknown'
  const hasLists = await restoreSnapshot(isUnreachable)
  if (!isUnreachable) return
  if (!hasLists) throw connectionError()
  // Assumed until the server refuses a request.
  markSignedIn()
}

/** For screens that both members and visitors see. */
export const allowVisitor: MiddlewareFunction = async (context, next) => {
  if ((await sessionStatus()) !== 'visitor') await requireMember(context, next)
}

async function restoreSnapshot(isUnreachable: boolean): Promise<boolean> {
  if (isUnreachable && !isSignedIn(readSessionRecord())) return false
  // Imported here so that visitors do not load Relay.
  const { restoreRelayEnvironment } = await import('#client/relay/environment.ts')
  return restoreRelayEnvironment(isUnreachable)
}

/** For screens of visitors: redirects members, also those whose session cannot be checked because the server is unreachable. */
export const requireVisitor: MiddlewareFunction = async ({ request }) => {
  const status = await sessionStatus()
  const isMember = status === 'member' || (status === 'unknown' && isSignedIn(readSessionRecord()))
  if (isMember) throw redirect(returnPath(new URL(request.url).searchParams))
}

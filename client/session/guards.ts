import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { connectionError } from '#client/relay/errors.ts'
import { loginPath, returnPath } from './return-path.ts'
import { isSignedIn } from './session-changes.ts'
import { readSessionRecord } from './stored-session.ts'
import { markSignedIn, sessionStatus } from './session.ts'

/**
 * For screens of members: a visitor signs in first, and comes back to where they were going. With the server out of
 * reach, who was signed in sees what was fetched the last time.
 */
export const requireMember: MiddlewareFunction = async ({ request }) => {
  const status = await sessionStatus()
  if (status === 'visitor') throw redirect(loginPath(new URL(request.url)))
  const isOutOfReach = status === 'unknown'
  const hasLists = await resumeLists(isOutOfReach)
  if (!isOutOfReach) return
  if (!hasLists) throw connectionError()
  // By all that is known here; a call that the server refuses will tell.
  markSignedIn()
}

/** For screens of members that a visitor may see as well. */
export const allowVisitor: MiddlewareFunction = async (context, next) => {
  if ((await sessionStatus()) !== 'visitor') await requireMember(context, next)
}

async function resumeLists(isOutOfReach: boolean): Promise<boolean> {
  if (isOutOfReach && !isSignedIn(readSessionRecord())) return false
  // Only now: a visitor's page fetches nothing of Relay.
  const { resumeRelayEnvironment } = await import('#client/relay/environment.ts')
  return resumeRelayEnvironment(isOutOfReach)
}

/** For screens of visitors, which a member has no use for; nor, out of the server's reach, who was one by all that is known. */
export const requireVisitor: MiddlewareFunction = async ({ request }) => {
  const status = await sessionStatus()
  const isMember = status === 'member' || (status === 'unknown' && isSignedIn(readSessionRecord()))
  if (isMember) throw redirect(returnPath(new URL(request.url).searchParams))
}

import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { connectionError } from '#client/relay/transport-error.ts'
import { loginPath, returnPath } from './return-path.ts'
import { sessionStatus } from './session.ts'

/** For screens of members: a visitor signs in first, and comes back to where they were going. */
export const requireMember: MiddlewareFunction = async ({ request }) => {
  const status = await sessionStatus()
  if (status === 'unknown') throw connectionError(undefined)
  if (status === 'visitor') throw redirect(loginPath(new URL(request.url)))
}

/** For screens of visitors, which a member has no use for. */
export const requireVisitor: MiddlewareFunction = async ({ request }) => {
  if ((await sessionStatus()) === 'member') throw redirect(returnPath(new URL(request.url).searchParams))
}

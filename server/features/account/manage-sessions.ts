import { messages } from '#rules/messages.ts'
import { announceEndedAccess } from '#server/features/auth/access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import { endSessions } from '#server/features/auth/session.ts'

export type SessionView = {
  id: string
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
  isCurrent: boolean
}

/** The current session comes first, then the most recently used. */
export async function listSessions(
  { database, clock }: Dependencies,
  viewer: SessionViewer,
): Promise<SessionView[]> {
  const sessions = await database.session.findMany({
    where: { memberId: viewer.memberId, endedAt: null, expiresAt: { gt: clock.now() } },
    orderBy: { lastUsedAt: 'desc' },
  })
  return sessions
    .map(({ id, userAgent, createdAt, lastUsedAt }) => {
      return { id, userAgent, createdAt, lastUsedAt, isCurrent: id === viewer.sessionId }
    })
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

export async function endOneSession(
  dependencies: Dependencies,
  viewer: SessionViewer,
  id: string,
): Promise<void> {
  const { database, clock } = dependencies
  const ended = await database.session.updateMany({
    where: { id, memberId: viewer.memberId, endedAt: null },
    data: { endedAt: clock.now() },
  })
  if (ended.count === 0) throw new NotFoundError(messages.sessionNotFound)
  announceEndedAccess(dependencies, viewer.memberId)
}

export async function endOtherSessions(
  dependencies: Dependencies,
  { memberId, sessionId }: SessionViewer,
): Promise<void> {
  await endSessions(dependencies, memberId, sessionId)
  announceEndedAccess(dependencies, memberId)
}

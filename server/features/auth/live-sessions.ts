import DataLoader from 'dataloader'
import { idsOf } from '#server/platform/database/unnest-ids.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** Tells whether a session lives at this moment. */
export type LiveSessions = Pick<DataLoader<SessionViewer, boolean>, 'load'>

const LIVE_SESSIONS = {
  name: 'live-sessions',
  text: `
    SELECT id, member_id AS "memberId" FROM ${idsOf('$1')} AS asked JOIN sessions USING (id)
    WHERE ended_at IS NULL AND expires_at > $2`,
}

/**
 * Every request asks, and nothing is kept: so an end holds at once. Those that have arrived together ask together, since
 * under load a statement each would cost more than most of what follows.
 */
export function createLiveSessions({ sql, clock }: Pick<Dependencies, 'sql' | 'clock'>): LiveSessions {
  const load = async (sessions: readonly SessionViewer[]) => {
    const ids = sessions.map(({ sessionId }) => sessionId)
    const rows = await sql<{ id: string; memberId: string }>(LIVE_SESSIONS, [ids, clock.now()])
    const memberOf = new Map(rows.map(({ id, memberId }) => [id, memberId]))
    return sessions.map(({ sessionId, memberId }) => memberOf.get(sessionId) === memberId)
  }
  // Together: what the sockets held when they were last looked at.
  return new DataLoader(load, { cache: false, batchScheduleFn: (ask) => void setImmediate(ask) })
}

import DataLoader from 'dataloader'
import { unnestIds } from '#server/platform/database/unnest-ids.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** Resolves with whether the session is live now. */
export type LiveSessions = Pick<DataLoader<SessionViewer, boolean>, 'load'>

const LIVE_SESSIONS = {
  name: 'live-sessions',
  text: `
    SELECT id, member_id AS "memberId" FROM ${unnestIds('$1')} AS asked JOIN sessions USING (id)
    WHERE ended_at IS NULL AND expires_at > $2`,
}

/**
 * Every request checks its session, and nothing is cached: the end of a session takes effect at once. Requests that arrive
 * together share one statement, since under load one statement each would cost more than the rest of the request.
 */
export function createLiveSessions({ sql, clock }: Pick<Dependencies, 'sql' | 'clock'>): LiveSessions {
  const load = async (sessions: readonly SessionViewer[]) => {
    const ids = sessions.map(({ sessionId }) => sessionId)
    const rows = await sql<{ id: string; memberId: string }>(LIVE_SESSIONS, [ids, clock.now()])
    const memberOf = new Map(rows.map(({ id, memberId }) => [id, memberId]))
    return sessions.map(({ sessionId, memberId }) => memberOf.get(sessionId) === memberId)
  }
  return new DataLoader(load, { cache: false, batchScheduleFn: (dispatch) => void setImmediate(dispatch) })
}

export const liveSessions = perApp(createLiveSessions)

import DataLoader from 'dataloader'
import { prepareQuery, query, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

export type LiveSessions = Pick<DataLoader<SessionViewer, boolean>, 'load'>

const LIVE_SESSIONS = prepareQuery(
  'live-sessions',
  ({ ids, now }: ParametersOf<{ ids: readonly string[]; now: Date }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('sessions', 'sessions.id', 'requested.id')
      .select(['sessions.id', 'sessions.member_id as memberId'])
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now),
)

/**
 * Every request checks its session without a cache, so that the end of a session takes effect immediately. Concurrent
 * requests share one statement, because under load a statement for each costs more than the rest of the request.
 */
export function createLiveSessions({ sql, clock }: Pick<Dependencies, 'sql' | 'clock'>): LiveSessions {
  const load = async (sessions: readonly SessionViewer[]) => {
    const ids = sessions.map(({ sessionId }) => sessionId)
    const rows = await LIVE_SESSIONS(sql, { ids, now: clock.now() })
    const memberOf = new Map(rows.map(({ id, memberId }) => [id, memberId]))
    return sessions.map(({ sessionId, memberId }) => memberOf.get(sessionId) === memberId)
  }
  return new DataLoader(load, { cache: false, batchScheduleFn: (dispatch) => void setImmediate(dispatch) })
}

export const liveSessions = perApp(createLiveSessions)

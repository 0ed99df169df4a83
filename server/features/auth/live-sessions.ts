import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

export type LiveSessions = {
  /** Whether the session is live, or was less than a second ago if another process has ended it. */
  isLive(session: SessionViewer): Promise<boolean>
  /** Whether the session is live in the database. */
  check(session: SessionViewer): Promise<boolean>
  /** The sessions of the member may have ended in this process. */
  forget(memberId: string): void
}

type Session = { id: string; memberId: string; expiresAt: Date }

const LIVE_SESSIONS = prepareQuery(
  'live-sessions',
  ({ ids, now }: ParametersOf<{ ids: readonly string[]; now: Date }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('sessions', 'sessions.id', 'requested.id')
      .select(['sessions.id', 'sessions.member_id as memberId', 'sessions.expires_at as expiresAt'])
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now),
)

/** The channel of the trigger `announce_ended_session`. */
const ENDED_SESSIONS = 'ended_sessions'
const REMEMBERED_MAX = 50_000

/**
 * Remembers sessions while the database announces those that end (decision 0053). Concurrent checks share one statement, because
 * under load a statement for each costs more than the rest of the request.
 */
export function createLiveSessions({
  sql,
  clock,
  listener,
}: Pick<Dependencies, 'sql' | 'clock' | 'listener'>): LiveSessions {
  const remembered = new LRUCache<string, Session>({ max: REMEMBERED_MAX })
  /** A session that ended while it was loaded is not remembered. */
  let endings = 0
  listener.listen(ENDED_SESSIONS, {
    announced(sessionId) {
      endings += 1
      remembered.delete(sessionId)
    },
    missed() {
      endings += 1
      remembered.clear()
    },
  })

  const load = async (sessions: readonly SessionViewer[]) => {
    const ids = sessions.map(({ sessionId }) => sessionId)
    const before = endings
    const rows = await LIVE_SESSIONS(sql, { ids, now: clock.now() })
    if (endings === before) for (const row of rows) remembered.set(row.id, row)
    const memberOf = new Map(rows.map(({ id, memberId }) => [id, memberId]))
    return sessions.map(({ sessionId, memberId }) => memberOf.get(sessionId) === memberId)
  }
  const loader = new DataLoader(load, {
    cache: false,
    batchScheduleFn: (dispatch) => void setImmediate(dispatch),
  })

  return {
    async isLive(session) {
      const known = listener.isCurrent() ? remembered.get(session.sessionId) : undefined
      return known && known.expiresAt > clock.now()
        ? known.memberId === session.memberId
        : loader.load(session)
    },
    check: (session) => loader.load(session),
    forget(memberId) {
      endings += 1
      for (const [id, session] of remembered.entries())
        if (session.memberId === memberId) remembered.delete(id)
    },
  }
}

export const liveSessions = perApp(createLiveSessions)

import { query } from '#server/platform/database/kysely.ts'
import { anyOf, prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { channelFor, eventsMissed } from '#server/platform/events/topics.ts'
import { perApp } from '#server/platform/per-app.ts'
import { EventsMissedError } from '#server/platform/refusals.ts'
import { isProgram, type Viewer } from '#server/platform/viewer.ts'
import { accessEnded } from './access-events.ts'
import { isLive } from './authenticate.ts'
import { liveSessions } from './live-sessions.ts'

type OpenSubscription = { viewer: Viewer; end(error?: unknown): void }

export const openSubscriptions = perApp(({ events }) => {
  const open = new Set<OpenSubscription>()
  events.subscribe(eventsMissed, () => {
    for (const { end } of open) end(new EventsMissedError())
  })
  return open
})

/**
 * Calls `end` when the session ends, the token is revoked or expires, or the server stops. It gets an error when the
 * session cannot be checked and when events were missed, so that the client subscribes again and refetches.
 */
export function watchAccess(
  dependencies: Dependencies,
  viewer: Viewer,
  end: (error?: unknown) => void,
): () => void {
  const { events, background } = dependencies
  const subscriptions = openSubscriptions(dependencies)
  const subscription = { viewer, end }
  subscriptions.add(subscription)
  const endIfInvalid = () =>
    void background.run('check the session of a subscription', async () => {
      await isLive(dependencies, viewer).then((isValid) => isValid || end(), end)
    })
  const unsubscribe = events.subscribe(channelFor(accessEnded, viewer.memberId), () => {
    liveSessions(dependencies).forget(viewer.memberId)
    endIfInvalid()
  })
  // The session may have ended after its check and before this listener.
  endIfInvalid()
  return () => {
    unsubscribe()
    subscriptions.delete(subscription)
  }
}

export function closeSubscriptions(dependencies: Dependencies): void {
  for (const { end } of openSubscriptions(dependencies)) end()
}

const LIVE_IDS = prepareQuery(
  'live-ids',
  ({ ids, now }: ParametersOf<{ ids: readonly string[]; now: Date }>) =>
    query
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', anyOf(ids))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .unionAll(
        query
          .selectFrom('personal_access_tokens')
          .select('id')
          .where('id', '=', anyOf(ids))
          .where('expires_at', '>', now),
      ),
)

/**
 * Closes the subscriptions of invalid sessions and tokens. No event reports an expiry, and the event of an ended
 * session may have been missed.
 */
export async function closeExpiredSubscriptions(dependencies: Dependencies): Promise<void> {
  const open = [...openSubscriptions(dependencies)]
  if (open.length === 0) return
  const ids = new Set(open.map(({ viewer }) => accessId(viewer)))
  const live = await LIVE_IDS(dependencies.sql, { ids: [...ids], now: dependencies.clock.now() })
  const liveIds = new Set(live.map(({ id }) => id))
  for (const { viewer, end } of open) if (!liveIds.has(accessId(viewer))) end()
}

function accessId(viewer: Viewer): string {
  return isProgram(viewer) ? viewer.tokenId : viewer.sessionId
}

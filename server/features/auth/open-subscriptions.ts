import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'
import { isProgram, type Viewer } from '#server/platform/viewer.ts'

/** A subscription of a member, which is open for as long as the session or the token that opened it is valid. */
export type OpenSubscription = { viewer: Viewer; end(): void }

export const openSubscriptions = perApp(() => new Set<OpenSubscription>())

const LIVE_IDS = {
  name: 'live-ids',
  text: `
    SELECT id FROM sessions WHERE id = ANY($1) AND ended_at IS NULL AND expires_at > $2
    UNION ALL
    SELECT id FROM personal_access_tokens WHERE id = ANY($1) AND expires_at > $2`,
}

/**
 * Closes the subscriptions of sessions and tokens that are not valid any more: no event reports an expiry, and the event
 * of an ended session may have been missed. One statement checks all of them.
 */
export async function closeExpiredSubscriptions(dependencies: Dependencies): Promise<void> {
  const open = [...openSubscriptions(dependencies)]
  if (open.length === 0) return
  const ids = new Set(open.map(({ viewer }) => accessId(viewer)))
  const live = await dependencies.sql<{ id: string }>(LIVE_IDS, [[...ids], dependencies.clock.now()])
  const liveIds = new Set(live.map(({ id }) => id))
  for (const { viewer, end } of open) if (!liveIds.has(accessId(viewer))) end()
}

function accessId(viewer: Viewer): string {
  return isProgram(viewer) ? viewer.tokenId : viewer.sessionId
}

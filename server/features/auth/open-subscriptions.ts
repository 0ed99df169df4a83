import type { Dependencies } from '#server/platform/dependencies.ts'
import { isProgram, type Viewer } from '#server/platform/viewer.ts'

/** Something that a member watches for as long as the session or the token lives by which they were let in. */
export type OpenWatch = { viewer: Viewer; end(): void }

const LIVE_AMONG = {
  name: 'live-among',
  text: `
    SELECT id FROM sessions WHERE id = ANY($1) AND ended_at IS NULL AND expires_at > $2
    UNION ALL
    SELECT id FROM personal_access_tokens WHERE id = ANY($1) AND expires_at > $2`,
}

/**
 * Ends what is watched by a session or a token that is no longer good: one that ran out, of which nobody tells, or one
 * whose end was told while this process could not hear it. One statement for all of them.
 */
export async function endLapsedWatches({ watches, sql, clock }: Dependencies): Promise<void> {
  if (watches.size === 0) return
  const asked = [...watches]
  const ids = new Set(asked.map(({ viewer }) => accessId(viewer)))
  const live = await sql<{ id: string }>(LIVE_AMONG, [[...ids], clock.now()])
  const liveIds = new Set(live.map(({ id }) => id))
  for (const watch of asked) if (!liveIds.has(accessId(watch.viewer))) watch.end()
}

function accessId(viewer: Viewer): string {
  return isProgram(viewer) ? viewer.tokenId : viewer.sessionId
}

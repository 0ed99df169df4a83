import type { SessionStatus } from '#client/session/session.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'

/**
 * Deletes at the start what an earlier session has left in this browser: the session may have ended while no page was open, or
 * a page may have been closed before everything was deleted.
 */
export async function deleteSessionData(status: SessionStatus): Promise<void> {
  // Visitors who have never signed in do not load the code.
  if (status !== 'visitor' || readSessionRecord() === null) return
  try {
    const [{ deleteSnapshots }, { clearImageCache }, { deleteEndedDrafts }] = await Promise.all([
      import('#client/relay/snapshots.ts'),
      import('#client/pwa/clear-image-cache.ts'),
      import('#client/features/drafts/draft.ts'),
    ])
    await Promise.all([deleteSnapshots(), clearImageCache(), deleteEndedDrafts()])
  } catch {
    // The code could not be loaded. The next start repeats this.
  }
}

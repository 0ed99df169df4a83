import { ROOT_ID } from 'relay-runtime'
import { isSignedIn } from '#client/session/session-changes.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { writeOfflineSnapshot, type Snapshot } from './offline-snapshot.ts'
import { writeReloadSnapshot } from './reload-snapshot.ts'
import { recordsToPersist, type Records } from './persisted-records.ts'
import type { TimedStore } from './TimedStore.ts'

/** Saves the store of a member for a start without a connection or after the browser has ended the page. */
export async function saveOfflineSnapshot(store: TimedStore): Promise<void> {
  const lists = snapshotOf(store)
  if (lists) await writeOfflineSnapshot(lists)
}

/** Saves the store for a reload, synchronously. */
export function saveReloadSnapshot(store: TimedStore): void {
  const lists = snapshotOf(store)
  if (lists) writeReloadSnapshot(lists)
}

/** Undefined for visitors and after a sign-out. */
function snapshotOf(store: TimedStore): Snapshot | undefined {
  const { operations, fetchTimes, restored } = store
  const records = recordsToPersist(store.getSource().toJSON(), operations.values(), restored)
  const viewerId = viewerOf(records)
  if (!viewerId || !isSignedIn(readSessionRecord())) return undefined
  return { viewerId, records, fetchTimes: [...fetchTimes] }
}

function viewerOf(records: Records): string | undefined {
  const id = records[ROOT_ID]?.['viewer']?.['__ref']
  return typeof id === 'string' ? id : undefined
}

import { ROOT_ID } from 'relay-runtime'
import { isSignedIn } from '#client/session/session-changes.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { keepLists, type KeptLists } from './offline-snapshot.ts'
import { keepInTab } from './reload-snapshot.ts'
import { recordsToKeep, type Records } from './persisted-records.ts'
import type { TimedStore } from './TimedStore.ts'

/** Keeps what a member's store holds, for a start without a connection, or after this page was ended without a word. */
export async function keepStore(store: TimedStore): Promise<void> {
  const lists = listsToKeep(store)
  if (lists) await keepLists(lists)
}

/** Keeps it for the time after a reload. The page is being left: this is done when it returns. */
export function keepStoreForReload(store: TimedStore): void {
  const lists = listsToKeep(store)
  if (lists) keepInTab(lists)
}

/** A visitor has nothing to keep, and who has just left must not leave anything behind. */
function listsToKeep(store: TimedStore): KeptLists | undefined {
  const { operations, fetchTimes, restored } = store
  const records = recordsToKeep(store.getSource().toJSON(), operations.values(), restored)
  const viewerId = viewerOf(records)
  if (!viewerId || !isSignedIn(readSessionRecord())) return undefined
  return { viewerId, records, fetchTimes: [...fetchTimes] }
}

function viewerOf(records: Records): string | undefined {
  const id = records[ROOT_ID]?.['viewer']?.['__ref']
  return typeof id === 'string' ? id : undefined
}

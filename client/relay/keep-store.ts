import { RecordSource, ROOT_ID } from 'relay-runtime'
import { checkedMember } from '#client/features/session/checkSession.ts'
import { isSignedIn } from '#client/features/session/session-changes.ts'
import { readSessionRecord } from '#client/features/session/session-record.ts'
import { keepLists, readLists, type KeptLists } from './kept-lists.ts'
import { keepInTab, takeFromTab } from './kept-in-tab.ts'
import { isPersisted, recordsToKeep, type Records } from './records-to-keep.ts'
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
  const persisted = [...operations.values()].filter(isPersisted)
  const records = recordsToKeep(store.getSource().toJSON(), persisted, restored)
  const viewerId = viewerOf(records)
  if (!viewerId || !isSignedIn(readSessionRecord())) return undefined
  // A fetch time without an operation was restored, so it belongs to a persisted one.
  const times = [...fetchTimes].filter(([query]) => {
    const operation = operations.get(query)
    return !operation || isPersisted(operation)
  })
  return { viewerId, records, fetchTimes: times }
}

/** Puts what was kept back into the store. Says whether there was something of the member who is looking now. */
export async function resumeStore(store: TimedStore, isOutOfReach: boolean): Promise<boolean> {
  const kept = takeFromTab() ?? (await readLists(isOutOfReach))
  const memberId = checkedMember()
  if (!kept || (memberId && memberId !== kept.viewerId)) return false
  for (const [query, time] of kept.fetchTimes) store.fetchTimes.set(query, time)
  store.restored = kept.records
  store.publish(new RecordSource(kept.records))
  store.notify()
  return true
}

function viewerOf(records: Records): string | undefined {
  const id = records[ROOT_ID]?.['viewer']?.['__ref']
  return typeof id === 'string' ? id : undefined
}

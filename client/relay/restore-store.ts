import { RecordSource } from 'relay-runtime'
import { checkedMember } from '#client/session/checkSession.ts'
import { readLists } from './offline-snapshot.ts'
import { takeFromTab } from './reload-snapshot.ts'
import type { TimedStore } from './TimedStore.ts'

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

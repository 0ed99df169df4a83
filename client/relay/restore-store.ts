import { RecordSource } from 'relay-runtime'
import { checkedMember } from '#client/session/checkSession.ts'
import { readOfflineSnapshot } from './offline-snapshot.ts'
import { takeReloadSnapshot } from './reload-snapshot.ts'
import type { TimedStore } from './TimedStore.ts'

/** Restores the snapshot of the signed-in member into the store. Resolves to whether there was one. */
export async function restoreStore(store: TimedStore, isUnreachable: boolean): Promise<boolean> {
  const kept = takeReloadSnapshot() ?? (await readOfflineSnapshot(isUnreachable))
  const memberId = checkedMember()
  if (!kept || (memberId && memberId !== kept.viewerId)) return false
  for (const [query, time] of kept.fetchTimes) store.fetchTimes.set(query, time)
  store.restored = kept.records
  store.publish(new RecordSource(kept.records))
  store.notify()
  return true
}

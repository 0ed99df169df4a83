import { RecordSource, ROOT_ID, type OperationDescriptor, type Store } from 'relay-runtime'
import { checkedMember } from '#client/session/checkSession.ts'
import { isSignedIn, readSessionRecord } from '#client/session/stored-session.ts'
import { onPageHide } from '#client/ui/browser/page-hide.ts'
import { PERSISTED_OPERATIONS, recordsToPersist, type Records } from './persisted-records.ts'
import { loadSnapshot, saveOfflineSnapshot, saveReloadSnapshot, type Snapshot } from './snapshots.ts'

declare const STORE_VERSION: string

/** Milliseconds without a change before the store is saved. */
const IDLE = 1_000

/** Saves the store of a member when it is idle and when the page is hidden, and restores it. */
export function persistStore(store: Store) {
  const operations = new Map<string, OperationDescriptor>()
  const fetchTimes = new Map<string, number>()
  let restored: Records = {}
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Undefined for visitors and after a sign-out. */
  const takeSnapshot = (): Snapshot | undefined => {
    const records = recordsToPersist(store.getSource().toJSON(), operations.values(), restored)
    const viewerId = records[ROOT_ID]?.['viewer']?.['__ref']
    if (typeof viewerId !== 'string' || !isSignedIn(readSessionRecord())) return undefined
    return { version: STORE_VERSION, viewerId, savedAt: Date.now(), records, fetchTimes: [...fetchTimes] }
  }
  const saveWhenIdle = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const snapshot = takeSnapshot()
      if (snapshot) void saveOfflineSnapshot(snapshot)
    }, IDLE)
  }
  const stopWatching = onPageHide(() => {
    clearTimeout(timer)
    const snapshot = takeSnapshot()
    if (!snapshot) return
    saveReloadSnapshot(snapshot)
    void saveOfflineSnapshot(snapshot)
  })

  // A page that restores what a change has outdated fetches it again at once.
  const invalidations = store.subscribeToInvalidationState(store.lookupInvalidationState([]), () =>
    fetchTimes.clear(),
  )

  return {
    /** Call when a screen reads a query. Its lists may be restored, and get items from operations that are not persisted. */
    onRead(operation: OperationDescriptor) {
      if (isPersisted(operation)) operations.set(operation.request.identifier, operation)
    },
    /** Call after each change, with the operation whose response changed the store. */
    onChange(operation: OperationDescriptor | undefined) {
      if (operation && isPersisted(operation)) {
        operations.set(operation.request.identifier, operation)
        fetchTimes.set(operation.request.identifier, Date.now())
      }
      saveWhenIdle()
    },
    /** When a persisted query was answered, in milliseconds, perhaps before a reload. */
    fetchTime: (identifier: string) => fetchTimes.get(identifier),
    /** Resolves to whether there was a snapshot of the signed-in member. */
    async restore(allowStale: boolean): Promise<boolean> {
      const snapshot = await loadSnapshot(allowStale)
      const memberId = checkedMember()
      if (!snapshot?.records || (memberId && memberId !== snapshot.viewerId)) return false
      for (const [query, time] of snapshot.fetchTimes) fetchTimes.set(query, time)
      restored = snapshot.records
      store.publish(new RecordSource(restored))
      store.notify()
      return true
    },
    stop() {
      clearTimeout(timer)
      stopWatching()
      invalidations.dispose()
    },
  }
}

function isPersisted({ request }: OperationDescriptor): boolean {
  return PERSISTED_OPERATIONS.test(request.node.params.name)
}

import { clear, createStore, get, set } from 'idb-keyval'
import { RELOAD_SNAPSHOT } from '#client/session/session.ts'
import { safeSessionStorage, tryDatabase } from '#client/ui/browser/storage.ts'
import { SNAPSHOT_SECONDS } from '#rules/limits.ts'
import type { Records } from './persisted-records.ts'

/** What a member has fetched, to be restored after a reload or without a connection. */
export type Snapshot = {
  /** The build. Snapshots of other builds are not restored. */
  version: string
  viewerId: string
  /** Milliseconds. */
  savedAt: number
  /** Null if they were too large for `sessionStorage`. */
  records: Records | null
  /** When each query was answered, in milliseconds, by Relay's identifier of the query. */
  fetchTimes: readonly (readonly [query: string, milliseconds: number])[]
}

/** Identifies the queries of the build, see client/build/store-version.ts. */
declare const STORE_VERSION: string

const KEY = 'snapshot'
const database = createStore('kept-lists', 'lists')

/** For the next reload of this tab. Unlike IndexedDB, `sessionStorage` is written before a closing page is gone. */
export function saveReloadSnapshot(snapshot: Snapshot): void {
  if (!safeSessionStorage.setJson(RELOAD_SNAPSHOT, snapshot))
    safeSessionStorage.setJson(RELOAD_SNAPSHOT, { ...snapshot, records: null })
}

/** For a start without a connection, in any tab. Nothing is saved where storage is disabled or full. */
export async function saveOfflineSnapshot(snapshot: Snapshot): Promise<void> {
  await tryDatabase(() => set(KEY, snapshot, database))
}

/** The snapshot of this tab, once, if it is recent. With `allowStale`, otherwise the last one of all tabs. */
export async function loadSnapshot(allowStale: boolean): Promise<Snapshot | undefined> {
  const own = safeSessionStorage.getJson(RELOAD_SNAPSHOT)
  safeSessionStorage.remove(RELOAD_SNAPSHOT)
  const isRecent = isUsable(own) && own.savedAt > Date.now() - SNAPSHOT_SECONDS * 1000
  if (isRecent && own.records) return own
  if (!isRecent && !allowStale) return undefined
  const offline = await tryDatabase(() => get<unknown>(KEY, database))
  if (isUsable(offline)) return offline
  await deleteSnapshots()
  return undefined
}

/** After the end of a session and before another member signs in. */
export async function deleteSnapshots(): Promise<void> {
  safeSessionStorage.remove(RELOAD_SNAPSHOT)
  await tryDatabase(() => clear(database))
}

function isUsable(stored: unknown): stored is Snapshot {
  return (
    typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === STORE_VERSION
  )
}

import { SNAPSHOT_SECONDS } from '#rules/limits.ts'
import type { Snapshot } from './offline-snapshot.ts'

/** Identifies the queries of the build, see client/build/store-version.ts. */
declare const STORE_VERSION: string

const KEY = 'lists'

/** Saves what this tab shows for its next reload. Unlike IndexedDB, `sessionStorage` is written before a closing page is gone. */
export function writeReloadSnapshot(lists: Snapshot): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...lists, keptAt: Date.now(), version: STORE_VERSION }))
  } catch {
    // Disabled or full. The offline snapshot is used instead.
    deleteReloadSnapshot()
  }
}

/** Returns the snapshot once. Undefined if there is none, it is too old or it was written by another build. */
export function takeReloadSnapshot(): Snapshot | undefined {
  try {
    const lists: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    deleteReloadSnapshot()
    return isSnapshot(lists) && lists.keptAt > Date.now() - SNAPSHOT_SECONDS * 1000 ? lists : undefined
  } catch {
    return undefined
  }
}

export function deleteReloadSnapshot(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is disabled, so there is no snapshot.
  }
}

function isSnapshot(lists: unknown): lists is Snapshot & { keptAt: number } {
  return typeof lists === 'object' && lists !== null && 'version' in lists && lists.version === STORE_VERSION
}

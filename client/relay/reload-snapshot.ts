import { KEPT_SECONDS } from '#rules/limits.ts'
import type { KeptLists } from './offline-snapshot.ts'

/** Identifies the queries of the build, see client/build/store-version.ts. */
declare const STORE_VERSION: string

const KEY = 'lists'

/**
 * What this tab shows, over its next reload. Unlike the database's, this storage has it when the call returns, which is
 * what a page that is being left can still wait for.
 */
export function keepInTab(lists: KeptLists): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...lists, keptAt: Date.now(), version: STORE_VERSION }))
  } catch {
    // Switched off, or too much for it: what the database has serves then.
    forgetInTab()
  }
}

/** Once: from then on the store knows better. Nothing that is too old, or of another build's queries. */
export function takeFromTab(): KeptLists | undefined {
  try {
    const lists: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    forgetInTab()
    return isKept(lists) && lists.keptAt > Date.now() - KEPT_SECONDS * 1000 ? lists : undefined
  } catch {
    return undefined
  }
}

export function forgetInTab(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Switched off: then there is nothing.
  }
}

function isKept(lists: unknown): lists is KeptLists & { keptAt: number } {
  return typeof lists === 'object' && lists !== null && 'version' in lists && lists.version === STORE_VERSION
}

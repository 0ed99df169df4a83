import { createStore, promisifyRequest } from 'idb-keyval'
import { SNAPSHOT_SECONDS } from '#rules/limits.ts'
import { deleteReloadSnapshot } from './reload-snapshot.ts'
import type { Records } from './persisted-records.ts'

/** The records that a tab has fetched, to be restored after a reload. */
export type Snapshot = {
  viewerId: string
  records: Records
  /** When each query was answered, in milliseconds, by Relay's identifier of the query. */
  fetchTimes: readonly (readonly [query: string, milliseconds: number])[]
}

const TAB = 'tab'

/** Records per entry. Chromium reads larger values from the page only later, when a page that is being closed is gone. */
const PART = 100

/** The key shows whether an entry is too old or has the queries of another build. */
type Key = [tab: string, keptAt: number, part: number]

/** Identifies the queries of the build, see client/build/store-version.ts. */
declare const STORE_VERSION: string

const database = createStore('kept-lists', 'lists')

/** Replaces the snapshot of this tab in one transaction. */
export async function writeOfflineSnapshot({ records, ...rest }: Snapshot): Promise<void> {
  await ifPossible(() =>
    database('readwrite', (entries) => {
      const tab = tabId()
      const keptAt = Date.now()
      entries.delete(IDBKeyRange.bound([tab], [tab, Infinity]))
      entries.put(rest, [tab, keptAt, 0] satisfies Key)
      const all = Object.entries(records)
      for (let part = 0; part * PART < all.length; part += 1) {
        const some = Object.fromEntries(all.slice(part * PART, (part + 1) * PART))
        entries.put(some, [tab, keptAt, part + 1] satisfies Key)
      }
      entries.transaction.commit()
      return promisifyRequest(entries.transaction)
    }),
  )
}

/** The snapshot of this tab if it is not too old. With `isAnyAge`, also an old one or one of another tab. */
export function readOfflineSnapshot(isAnyAge: boolean): Promise<Snapshot | undefined> {
  return ifPossible(async () => {
    const all = await database('readonly', (entries) => promisifyRequest(entries.getAllKeys()))
    const kept = all.filter(isFirstPart).sort(([, one], [, other]) => other - one)
    if (!kept.every(([tab]) => tab.startsWith(STORE_VERSION))) {
      await deleteSnapshots()
      return undefined
    }
    const own = kept.find(([tab]) => tab === tabId())
    const isUsable = own && (isAnyAge || !isTooOld(own))
    const chosen = isUsable ? own : isAnyAge ? kept[0] : undefined
    // The newest snapshot is kept for a start without a connection.
    await deleteEntries(kept.slice(1).filter((key) => isTooOld(key) && key !== chosen))
    return chosen && readParts(chosen)
  })
}

async function readParts(first: Key): Promise<Snapshot> {
  const [rest, parts] = await database('readonly', (entries) =>
    Promise.all([
      promisifyRequest<Omit<Snapshot, 'records'>>(entries.get(first)),
      promisifyRequest<Records[]>(entries.getAll(partsOf(first, 1))),
    ]),
  )
  return { ...rest, records: Object.assign({}, ...parts) }
}

/** Deletes the snapshots of all tabs, at sign-out and before another member signs in. */
export async function deleteSnapshots(): Promise<void> {
  deleteReloadSnapshot()
  await ifPossible(() => database('readwrite', (entries) => promisifyRequest(entries.clear())))
}

async function deleteEntries(keys: Key[]): Promise<void> {
  if (keys.length === 0) return
  await database('readwrite', (entries) => {
    for (const key of keys) entries.delete(partsOf(key))
    return promisifyRequest(entries.transaction)
  })
}

/** Returns undefined if the storage is disabled or full. A reload then fetches everything again. */
async function ifPossible<TResult>(work: () => Promise<TResult>): Promise<TResult | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

function isTooOld([, keptAt]: Key): boolean {
  return keptAt < Date.now() - SNAPSHOT_SECONDS * 1000
}

function isFirstPart(key: IDBValidKey): key is Key {
  return Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'number' && key[2] === 0
}

function partsOf([tab, keptAt]: Key, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([tab, keptAt, from], [tab, keptAt, Infinity])
}

/** Each tab restores its own lists. */
function tabId(): string {
  const id = sessionStorage.getItem(TAB) ?? `${Date.now()}-${Math.random()}`
  sessionStorage.setItem(TAB, id)
  return STORE_VERSION + id
}

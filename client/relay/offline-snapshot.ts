import { createStore, promisifyRequest } from 'idb-keyval'
import { KEPT_SECONDS } from '#rules/limits.ts'
import { forgetInTab } from './reload-snapshot.ts'
import type { Records } from './persisted-records.ts'

/** What a tab had fetched, for the time after its reload. */
export type KeptLists = {
  viewerId: string
  records: Records
  /** When each query was answered, by Relay's identifier of it, in milliseconds. */
  fetchTimes: readonly (readonly [query: string, milliseconds: number])[]
}

const TAB = 'tab'

/**
 * Records by the hundred: Chromium fetches larger values from the page only later, and a page that is being left is then
 * gone.
 */
const PART = 100

/** The key alone shows whether an entry is too old or belongs to another build's queries. */
type Key = [tab: string, keptAt: number, part: number]

/** Identifies the queries of the build, see client/build/store-version.ts. */
declare const STORE_VERSION: string

const database = createStore('kept-lists', 'lists')

/** Replaces what this tab kept before, all or nothing. */
export async function keepLists({ records, ...rest }: KeptLists): Promise<void> {
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

/** What this tab kept, if that is not too old; with `isAnyAge` whatever there is, best this tab's own. */
export function readLists(isAnyAge: boolean): Promise<KeptLists | undefined> {
  return ifPossible(async () => {
    const all = await database('readonly', (entries) => promisifyRequest(entries.getAllKeys()))
    const kept = all.filter(isFirstPart).sort(([, one], [, other]) => other - one)
    if (!kept.every(([tab]) => tab.startsWith(STORE_VERSION))) {
      await forgetAllLists()
      return undefined
    }
    const own = kept.find(([tab]) => tab === tabId())
    const isUsable = own && (isAnyAge || !isTooOld(own))
    const chosen = isUsable ? own : isAnyAge ? kept[0] : undefined
    // The newest of all stays for a start without a connection.
    await forget(kept.slice(1).filter((key) => isTooOld(key) && key !== chosen))
    return chosen && readParts(chosen)
  })
}

async function readParts(first: Key): Promise<KeptLists> {
  const [rest, parts] = await database('readonly', (entries) =>
    Promise.all([
      promisifyRequest<Omit<KeptLists, 'records'>>(entries.get(first)),
      promisifyRequest<Records[]>(entries.getAll(partsOf(first, 1))),
    ]),
  )
  return { ...rest, records: Object.assign({}, ...parts) }
}

/** For whoever signs out, and before someone else signs in: nothing is left, of any tab. */
export async function forgetAllLists(): Promise<void> {
  forgetInTab()
  await ifPossible(() => database('readwrite', (entries) => promisifyRequest(entries.clear())))
}

async function forget(keys: Key[]): Promise<void> {
  if (keys.length === 0) return
  await database('readwrite', (entries) => {
    for (const key of keys) entries.delete(partsOf(key))
    return promisifyRequest(entries.transaction)
  })
}

/** The browser's storage may be switched off or full: then a reload fetches anew, as ever. */
async function ifPossible<TResult>(work: () => Promise<TResult>): Promise<TResult | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

function isTooOld([, keptAt]: Key): boolean {
  return keptAt < Date.now() - KEPT_SECONDS * 1000
}

function isFirstPart(key: IDBValidKey): key is Key {
  return Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'number' && key[2] === 0
}

function partsOf([tab, keptAt]: Key, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([tab, keptAt, from], [tab, keptAt, Infinity])
}

/** Two tabs show two lists: each goes on with its own. */
function tabId(): string {
  const id = sessionStorage.getItem(TAB) ?? `${Date.now()}-${Math.random()}`
  sessionStorage.setItem(TAB, id)
  return STORE_VERSION + id
}

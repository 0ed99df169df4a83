import { commitLocalUpdate, useRelayEnvironment } from 'react-relay/hooks'
import type { DataID, IEnvironment, RecordProxy } from 'relay-runtime'
import { createObservable, useObservable } from '#client/ui/browser/observable.ts'

export type LiveListOptions = {
  /** Identifies the list among those of the environment. */
  name: string
  /** The screens of the list. New items appear at once only at their top. Elsewhere they would move the ones in view. */
  paths: readonly string[]
  /** The date by which items that arrive again move to the top. By default they stay in their place. */
  movesBy?: string
}

type LiveListState = {
  /** The ids of items that are in the list but not shown yet. */
  pendingIds: ReadonlySet<DataID>
  /** The ids of shown items that will move to the top. */
  movedIds: ReadonlySet<DataID>
  /** How often the list lost items between new and known ones. Only fetching it again shows all of them. */
  gaps: number
}

export type LiveList = ReturnType<typeof createLiveList>

/** For lists that receive no items. */
export const NO_LIVE_LIST: LiveListOptions = { name: 'none', paths: [] }

const NOTHING: LiveListState = { pendingIds: new Set(), movedIds: new Set(), gaps: 0 }

/** The lists by name. They outlive their screens: items that arrive while another screen is open are still pending afterwards. */
const lists = new WeakMap<IEnvironment, Map<string, LiveList>>()

/** The operations of a live list, without its state. */
export function liveListOf(environment: IEnvironment, options: LiveListOptions): LiveList {
  const known = lists.get(environment) ?? new Map<string, LiveList>()
  lists.set(environment, known)
  const list = known.get(options.name) ?? createLiveList(environment, options)
  known.set(options.name, list)
  return list
}

/** New items of a list stay hidden while the reader is further down, so that the ones in view do not move. */
export function useLiveList(options: LiveListOptions): LiveListState & LiveList {
  const list = liveListOf(useRelayEnvironment(), options)
  return { ...useObservable(list, NOTHING), ...list }
}

function createLiveList(environment: IEnvironment, { paths, movesBy }: LiveListOptions) {
  const { get, set, subscribe } = createObservable(NOTHING)
  let movedIn: DataID | undefined

  /** For the updater of an event. */
  const show = (connection?: RecordProxy | null) => {
    set(NOTHING)
    movedIn = undefined
    if (connection && movesBy !== undefined) sortNewestFirst(connection, movesBy)
  }
  return {
    get,
    subscribe,
    movesBy,
    isReaderAtTop: () => paths.includes(window.location.pathname) && window.scrollY < 1,
    defer: (ids: readonly DataID[]) => set({ ...get(), pendingIds: new Set([...get().pendingIds, ...ids]) }),
    deferMove: (id: DataID, connection: RecordProxy) => {
      movedIn = connection.getDataID()
      set({ ...get(), movedIds: new Set([...get().movedIds, id]) })
    },
    /** The item was deleted before it was shown. */
    drop: (id: DataID) => {
      const { pendingIds, movedIds, gaps } = get()
      if (pendingIds.has(id) || movedIds.has(id))
        set({ pendingIds: without(pendingIds, id), movedIds: without(movedIds, id), gaps })
    },
    markIncomplete: () => set({ ...get(), gaps: get().gaps + 1 }),
    show,
    /** Shows all items. */
    reveal: () => {
      const connectionId = movedIn
      if (connectionId === undefined) show()
      else commitLocalUpdate(environment, (store) => show(store.get(connectionId)))
    },
  }
}

function sortNewestFirst(connection: RecordProxy, dateField: string): void {
  const time = (edge: RecordProxy) => Date.parse(String(edge.getLinkedRecord('node')?.getValue(dateField)))
  const edges = (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge ?? [])
  connection.setLinkedRecords(
    edges.sort((one, other) => time(other) - time(one)),
    'edges',
  )
}

function without(ids: ReadonlySet<DataID>, id: DataID): ReadonlySet<DataID> {
  return new Set([...ids].filter((other) => other !== id))
}

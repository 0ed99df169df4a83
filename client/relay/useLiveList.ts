import { commitLocalUpdate, useRelayEnvironment } from 'react-relay/hooks'
import type { DataID, IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { createObservable, useObservable } from '#client/ui/browser/observable.ts'
import { insertEdge, mergeHead, sortNewestFirst } from './edges.ts'

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

  const isReaderAtTop = () => paths.includes(window.location.pathname) && window.scrollY < 1
  const defer = (ids: readonly DataID[]) =>
    set({ ...get(), pendingIds: new Set([...get().pendingIds, ...ids]) })
  const markIncomplete = () => set({ ...get(), gaps: get().gaps + 1 })
  const show = () => set(NOTHING)

  return {
    get,
    subscribe,
    isReaderAtTop,
    defer,
    markIncomplete,
    /** Shows all items. */
    reveal: () => {
      show()
      const connectionId = movedIn
      if (connectionId === undefined || movesBy === undefined) return
      movedIn = undefined
      commitLocalUpdate(environment, (store) => {
        const connection = store.get(connectionId)
        if (connection) sortNewestFirst(connection, movesBy)
      })
    },
    /** The item was deleted before it was shown. */
    drop: (id: DataID) => {
      const { pendingIds, movedIds, gaps } = get()
      if (pendingIds.has(id) || movedIds.has(id))
        set({ pendingIds: without(pendingIds, id), movedIds: without(movedIds, id), gaps })
    },
    /** For the updater of an event: adds a new item to the top of a connection that was fetched. */
    receive: (store: RecordSourceProxy, connection: RecordProxy | null | undefined, edge: RecordProxy) => {
      const id = edge.getLinkedRecord('node')?.getDataID()
      if (!connection || id === undefined) return
      const isNew = insertEdge(store, connection, edge)
      if (!isNew && movesBy === undefined) return
      if (isReaderAtTop()) {
        show()
        if (movesBy !== undefined) sortNewestFirst(connection, movesBy)
      } else if (isNew) defer([id])
      else {
        movedIn = connection.getDataID()
        set({ ...get(), movedIds: new Set([...get().movedIds, id]) })
      }
    },
    /** Merges the first page, which was fetched again after events were missed. */
    receiveHead: (...head: Parameters<typeof mergeHead>) => {
      const { newIds, hasGap } = mergeHead(...head)
      if (hasGap) markIncomplete()
      else if (isReaderAtTop()) show()
      else defer(newIds)
    },
  }
}

function without(ids: ReadonlySet<DataID>, id: DataID): ReadonlySet<DataID> {
  return new Set([...ids].filter((other) => other !== id))
}

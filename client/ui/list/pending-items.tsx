import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { createObservable, useObservable, type Observable } from '#client/ui/browser/observable.ts'

type PendingState = {
  /** The ids of items that are in the list but not shown yet. */
  pendingIds: ReadonlySet<string>
  /** The list misses items between new and known ones. Only fetching it again shows all of them. */
  isIncomplete: boolean
}

export type PendingItems = PendingState & {
  defer: (ids: readonly string[]) => void
  /** The item was deleted before it was shown. */
  drop: (id: string) => void
  markIncomplete: () => void
  /** Shows all items. */
  reveal: () => void
}

type PendingLists = Map<string, Observable<PendingState>>

const NOTHING: PendingState = { pendingIds: new Set(), isIncomplete: false }
const PendingListsContext = createContext<PendingLists>(new Map())

/** Belongs above the routes: items that arrive while another screen is open are still pending afterwards. */
export function PendingItemsProvider({ children }: { children: ReactNode }) {
  const [lists] = useState<PendingLists>(() => new Map())
  return <PendingListsContext value={lists}>{children}</PendingListsContext>
}

/** Live items of a list stay hidden while the reader is further down, so that the ones in view do not move. */
export function usePendingItems(list: string): PendingItems {
  const lists = use(PendingListsContext)
  const items = useMemo(() => stateOf(lists, list), [lists, list])
  const state = useObservable(items, NOTHING)
  const actions = useMemo(
    () => ({
      defer: (ids: readonly string[]) =>
        items.set({ ...items.get(), pendingIds: new Set([...items.get().pendingIds, ...ids]) }),
      drop: (id: string) => {
        const { pendingIds } = items.get()
        if (pendingIds.has(id))
          items.set({ ...items.get(), pendingIds: new Set([...pendingIds].filter((other) => other !== id)) })
      },
      markIncomplete: () => items.set({ ...items.get(), isIncomplete: true }),
      reveal: () => items.set(NOTHING),
    }),
    [items],
  )
  return { ...state, ...actions }
}

function stateOf(lists: PendingLists, list: string): Observable<PendingState> {
  const known = lists.get(list) ?? createObservable(NOTHING)
  lists.set(list, known)
  return known
}

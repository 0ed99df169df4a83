import { useCallback, useMemo, useState } from 'react'

export type PendingItems = {
  /** The ids of items that are in the list but not shown yet. */
  pendingIds: ReadonlySet<string>
  /** The list misses items between new and known ones. Only fetching it again shows all of them. */
  isIncomplete: boolean
  defer: (ids: readonly string[]) => void
  markIncomplete: () => void
  /** Shows all items. */
  reveal: () => void
}

const NOTHING = { pendingIds: new Set<string>(), isIncomplete: false }

/** Keeps live items hidden while the reader is further down in a list, so that the ones in view do not move. */
export function usePendingItems(): PendingItems {
  const [state, setState] = useState<{ pendingIds: ReadonlySet<string>; isIncomplete: boolean }>(NOTHING)

  const defer = useCallback((ids: readonly string[]) => {
    setState((before) => ({ ...before, pendingIds: new Set([...before.pendingIds, ...ids]) }))
  }, [])
  const markIncomplete = useCallback(() => setState((before) => ({ ...before, isIncomplete: true })), [])
  const reveal = useCallback(() => setState(NOTHING), [])

  return useMemo(() => ({ ...state, defer, markIncomplete, reveal }), [state, defer, markIncomplete, reveal])
}

import { useEffect, useEffectEvent } from 'react'
import { NewItemsPill } from '#client/ui/list/NewItemsPill.tsx'
import { useLiveList, type LiveListOptions } from './useLiveList.ts'
import { useRefreshAction } from './useRefreshAction.ts'

type NewItemsProps = {
  list: LiveListOptions
  nouns: { one: string; many: string }
  /** The number of pending items. */
  count: number
  /** Fetches the first page again and reveals all items. */
  refresh: () => Promise<void>
}

/** Announces the pending items of a list and shows them on request. A reader who returns to the top sees them at once. */
export function NewItems({ list, nouns, count, refresh }: NewItemsProps) {
  const { gaps, isReaderAtTop, reveal } = useLiveList(list)
  const { run } = useRefreshAction(refresh)
  const show = (isIncomplete: boolean) => {
    if (isIncomplete) void run()
    else reveal()
  }
  const showAtTop = useEffectEvent((gapCount: number) => {
    if (isReaderAtTop()) show(gapCount > 0)
  })
  // The scroll position is restored by now.
  useEffect(() => showAtTop(gaps), [gaps])
  return (
    <NewItemsPill
      nouns={nouns}
      count={count}
      hasMore={gaps > 0}
      onPress={() => {
        window.scrollTo(0, 0)
        show(gaps > 0)
      }}
    />
  )
}

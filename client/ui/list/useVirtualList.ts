import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { scrollPositions, usePlaceKey, type PlaceInList } from '#client/ui/browser/scroll-positions.ts'
import { useIsHydrated } from '#client/ui/browser/server-render.ts'
import { isAtTop, scrollOffset, windowSize } from '#client/ui/browser/viewport.ts'
import { estimateHeight, measuredHeight, rememberHeight } from './item-heights.ts'
import { useAnchoredScroll } from './useAnchoredScroll.ts'

/** The items rendered above and below the window; fewer for the first paint, unless the server rendered them already. */
const OVERSCAN = 4
const OVERSCAN_AT_FIRST = 1
/** The items that the server renders, which fill a window unless most are a single line. */
const SERVER_ITEMS = 6

type Identified = { readonly id: string }

type VirtualListOptions<TItem extends Identified> = {
  items: readonly TItem[]
  list: RefObject<HTMLElement | null>
  aspectRatioOf: ((item: TItem) => number | undefined) | undefined
}

/** `top` is the distance from the top of the list in pixels; undefined if the item is in normal flow. */
type VisibleItem = { index: number; top?: number }

/**
 * Renders the items near the window, and the one that has the focus. On the server and during hydration, the first items
 * are in normal flow, since the server cannot measure their heights.
 */
export function useVirtualList<TItem extends Identified>(options: VirtualListOptions<TItem>) {
  const { items, list, aspectRatioOf } = options
  const placeKey = usePlaceKey()
  const isHydrated = useIsHydrated()
  const [start] = useState(() => scrollPositions.get(placeKey)?.item)
  const [listTop, setListTop] = useState(start?.listTop ?? 0)
  const [listWidth, setListWidth] = useState(() => windowSize().width)
  const [focusedId, setFocusedId] = useState<string>()
  const focusedIndex = focusedId === undefined ? -1 : items.findIndex(({ id }) => id === focusedId)
  const shown = useRef(items)
  const [overscan, setOverscan] = useState(isHydrated ? OVERSCAN_AT_FIRST : OVERSCAN)
  useEffect(() => startTransition(() => setOverscan(OVERSCAN)), [])
  const idAt = useCallback((index: number) => items[index]?.id ?? '', [items])
  const heightOf = (item: TItem) =>
    measuredHeight(item.id) ?? estimateHeight(listWidth, aspectRatioOf?.(item))

  // oxlint-disable-next-line react/incompatible-library -- its functions are not passed to anything memoized
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    getItemKey: idAt,
    estimateSize: (index) => {
      const item = items[index]
      return item ? heightOf(item) : 0
    },
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance)
      rememberHeight(idAt(instance.indexFromElement(element)), height)
      return height
    },
    overscan,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      if (focusedIndex < 0 || near.includes(focusedIndex)) return near
      return [...near, focusedIndex].sort((one, other) => one - other)
    },
    scrollMargin: listTop,
    initialRect: windowSize(),
    initialOffset: () => {
      if (start) return offsetOf(start, items, heightOf)
      // The reader may have scrolled while the list was loading.
      return isHydrated ? (scrollPositions.get(placeKey)?.scrollY ?? 0) : scrollOffset()
    },
    // Items added or removed above do not move the ones in view, unless the reader is at the top. Appended items must not
    // be anchored to the end, which would scroll the reader along.
    anchorTo: isAtTop() || isSameOrLonger(shown.current, items) ? 'start' : 'end',
  })

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- anything above the list may move it; the state stops changing with the list
  useLayoutEffect(() => {
    shown.current = items
    if (!list.current) return
    setListTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    setListWidth(list.current.clientWidth)
  })
  useAnchoredScroll({ placeKey, items, virtualizer, listTop })

  const visibleItems: VisibleItem[] = isHydrated
    ? virtualizer.getVirtualItems().map(({ index, start: top }) => ({ index, top: top - listTop }))
    : items.slice(0, SERVER_ITEMS).map((_item, index) => ({ index }))
  return {
    visibleItems,
    /** In pixels; undefined if the items are in normal flow. */
    height: isHydrated ? virtualizer.getTotalSize() : undefined,
    measureElement: virtualizer.measureElement,
    setFocusedId,
  }
}

function isSameOrLonger(before: readonly Identified[], now: readonly Identified[]): boolean {
  return before[0]?.id === now[0]?.id && before.at(-1)?.id === now[before.length - 1]?.id
}

/** The scroll offset that brings an item back to its place, based on the known heights. */
function offsetOf<TItem extends Identified>(
  place: PlaceInList,
  items: readonly TItem[],
  heightOf: (item: TItem) => number,
): number {
  const index = items.findIndex(({ id }) => id === place.id)
  if (index < 0) return 0
  const above = items.slice(0, index).reduce((height, item) => height + heightOf(item), 0)
  return Math.max(0, place.listTop + above - place.top)
}

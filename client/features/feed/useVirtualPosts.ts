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
import { scrollPositions, usePlaceKey, type PlaceInList } from '#client/ui/scroll-positions.ts'
import { useIsHydrated } from '#client/ui/server-render.ts'
import { isAtTop, scrollOffset, windowSize } from '#client/ui/viewport.ts'
import { estimateCardHeight, rememberHeight, type ListedPost } from './post-heights.ts'
import { useAnchoredScroll } from './useAnchoredScroll.ts'

/** The posts rendered above and below the window; fewer for the first paint, unless the server rendered them already. */
const AHEAD = 4
const AHEAD_AT_FIRST = 1
/** The posts that the server renders, which fill a window unless most are a single line. */
const SERVER_POSTS = 6

/** `top` is the distance from the top of the list in pixels; undefined if the item is in normal flow. */
type ListItem = { index: number; top?: number }

/**
 * Renders the posts near the window, and the one that has the focus. On the server and during hydration, the first posts are in
 * normal flow, since the server cannot measure their heights. `posts` must be memoized.
 */
export function useVirtualPosts(posts: readonly ListedPost[], feed: RefObject<HTMLElement | null>) {
  const placeKey = usePlaceKey()
  const isHydrated = useIsHydrated()
  const [start] = useState(() => scrollPositions.get(placeKey)?.item)
  const [listTop, setListTop] = useState(start?.listTop ?? 0)
  const [focusedId, setFocusedId] = useState<string>()
  const focusedIndex = focusedId === undefined ? -1 : posts.findIndex(({ id }) => id === focusedId)
  const shown = useRef(posts)
  const [ahead, setAhead] = useState(isHydrated ? AHEAD_AT_FIRST : AHEAD)
  useEffect(() => startTransition(() => setAhead(AHEAD)), [])
  const idAt = useCallback((index: number) => posts[index]?.id ?? '', [posts])

  // oxlint-disable-next-line react/incompatible-library -- its functions go to nothing that is memoized
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: posts.length,
    getItemKey: idAt,
    estimateSize: (index) => {
      const post = posts[index]
      return post ? estimateCardHeight(post) : 0
    },
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance)
      rememberHeight(idAt(instance.indexFromElement(element)), height)
      return height
    },
    overscan: ahead,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      if (focusedIndex < 0 || near.includes(focusedIndex)) return near
      return [...near, focusedIndex].sort((one, other) => one - other)
    },
    scrollMargin: listTop,
    initialRect: windowSize(),
    initialOffset: () => {
      if (start) return offsetOf(start, posts)
      return isHydrated ? 0 : scrollOffset()
    },
    // Posts added or removed above do not move the ones in view, unless the reader is at the top. Appended posts must not be
    // anchored to the end, which would scroll the reader along.
    anchorTo: isAtTop() || isSameOrLonger(shown.current, posts) ? 'start' : 'end',
  })

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- anything above the list may move it; the state stops changing with the list
  useLayoutEffect(() => {
    shown.current = posts
    if (feed.current) setListTop(Math.round(feed.current.getBoundingClientRect().top + window.scrollY))
  })
  useAnchoredScroll({ placeKey, posts, virtualizer, listTop })

  const items: ListItem[] = isHydrated
    ? virtualizer.getVirtualItems().map(({ index, start: top }) => ({ index, top: top - listTop }))
    : posts.slice(0, SERVER_POSTS).map((_post, index) => ({ index }))
  return {
    items,
    /** In pixels; undefined if the items are in normal flow. */
    height: isHydrated ? virtualizer.getTotalSize() : undefined,
    measureElement: virtualizer.measureElement,
    setFocusedId,
  }
}

function isSameOrLonger(before: readonly ListedPost[], now: readonly ListedPost[]): boolean {
  return before[0]?.id === now[0]?.id && before.at(-1)?.id === now[before.length - 1]?.id
}

/** The scroll offset that brings a post back to its place, based on the known heights. */
function offsetOf(place: PlaceInList, posts: readonly ListedPost[]): number {
  const index = posts.findIndex(({ id }) => id === place.id)
  if (index < 0) return 0
  const above = posts.slice(0, index).reduce((height, post) => height + estimateCardHeight(post), 0)
  return Math.max(0, place.listTop + above - place.top)
}

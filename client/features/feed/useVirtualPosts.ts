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
import { ssrItemHeight, ssrScrollOffset, isAtTop, windowSize } from '#client/ui/viewport.ts'
import { estimateCardHeight, rememberHeight, type ListedPost } from './post-heights.ts'
import { useAnchoredScroll } from './useAnchoredScroll.ts'

/** Posts beyond the window's edges that are there already when the reader comes; fewer, until the first are to be seen. */
const AHEAD = 4
const AHEAD_AT_FIRST = 1

/**
 * Which posts of a list are in the document, and where: those near the window, and the one that holds the focus.
 * `posts` must be the same array as long as they are the same posts.
 */
export function useVirtualPosts(posts: readonly ListedPost[], feed: RefObject<HTMLElement | null>) {
  const placeKey = usePlaceKey()
  const [start] = useState(() => scrollPositions.get(placeKey)?.item)
  const [listTop, setListTop] = useState(start?.listTop ?? 0)
  const [focusedId, setFocusedId] = useState<string>()
  const focusedIndex = focusedId === undefined ? -1 : posts.findIndex(({ id }) => id === focusedId)
  const shown = useRef(posts)
  const [ahead, setAhead] = useState(AHEAD_AT_FIRST)
  useEffect(() => startTransition(() => setAhead(AHEAD)), [])
  const idAt = useCallback((index: number) => posts[index]?.id ?? '', [posts])

  // oxlint-disable-next-line react/incompatible-library -- its functions go to nothing that is memoized
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: posts.length,
    getItemKey: idAt,
    estimateSize: (index) => {
      const post = posts[index]
      return post ? estimateCardHeight(post, () => ssrItemHeight(index)) : 0
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
    initialOffset: () => (start ? offsetOf(start, posts) : ssrScrollOffset()),
    // What comes or goes above moves nothing, except that who is at the top sees what arrives there. Only then: at the end
    // of the list it would take the reader along to whatever is added there.
    anchorTo: isAtTop() || isSameOrLonger(shown.current, posts) ? 'start' : 'end',
  })

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- anything above may move the list; once it stands still, so does this
  useLayoutEffect(() => {
    shown.current = posts
    if (feed.current) setListTop(Math.round(feed.current.getBoundingClientRect().top + window.scrollY))
  })
  useAnchoredScroll({ placeKey, posts, virtualizer, listTop })

  return { virtualizer, listTop, setFocusedId }
}

function isSameOrLonger(before: readonly ListedPost[], now: readonly ListedPost[]): boolean {
  return before[0]?.id === now[0]?.id && before.at(-1)?.id === now[before.length - 1]?.id
}

/** Where the page has to be scrolled to for a post to be where it was, by the heights known so far. */
function offsetOf(place: PlaceInList, posts: readonly ListedPost[]): number {
  const index = posts.findIndex(({ id }) => id === place.id)
  if (index < 0) return 0
  const above = posts.slice(0, index).reduce((height, post) => height + estimateCardHeight(post), 0)
  return Math.max(0, place.listTop + above - place.top)
}

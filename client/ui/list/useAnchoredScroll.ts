import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffectEvent, useLayoutEffect } from 'react'
import { scrollPositions, type PlaceInList } from '#client/ui/browser/scroll-positions.ts'

/** The heights above may still change in these frames, about a quarter of a second. */
const SETTLING_FRAMES = 15

type AnchoredScroll = {
  placeKey: string
  items: readonly { readonly id: string }[]
  virtualizer: Virtualizer<Window, HTMLElement>
  listTop: number
}

/** Stores and restores the scroll position by item, not by pixels: the items above may have changed. */
export function useAnchoredScroll({ placeKey, items, virtualizer, listTop }: AnchoredScroll): void {
  const restore = useEffectEvent((place: PlaceInList) => {
    const index = items.findIndex(({ id }) => id === place.id)
    if (index < 0) return undefined
    const offset = virtualizer.getOffsetForIndex(index, 'start')?.[0] ?? 0
    if (Math.abs(offset - place.top - window.scrollY) >= 1) window.scrollTo(0, offset - place.top)
    return settle(() => virtualizer.elementsCache.get(place.id), place.top)
  })
  const save = useEffectEvent(() => {
    const { scrollY } = window
    const first = scrollY < 1 ? undefined : virtualizer.getVirtualItemForOffset(scrollY)
    const item = first && { id: String(first.key), top: first.start - scrollY, listTop }
    scrollPositions.set(placeKey, { scrollY, item })
  })

  useLayoutEffect(() => {
    const place = scrollPositions.get(placeKey)?.item
    const stop = place && restore(place)
    // A layout effect: a passive one would still be subscribed when the next screen scrolls.
    addEventListener('scroll', save, { passive: true })
    return () => {
      stop?.()
      removeEventListener('scroll', save)
    }
  }, [placeKey])
}

/** Keeps an element at its distance from the top of the window until the heights are final or the reader scrolls. */
function settle(find: () => Element | undefined, top: number): () => void {
  const ended = new AbortController()
  let frames = 0
  const adjust = () => {
    const element = find()
    const distance = element ? element.getBoundingClientRect().top - top : 0
    if (Math.abs(distance) >= 1) window.scrollBy(0, distance)
    frames += 1
    if (frames < SETTLING_FRAMES && !ended.signal.aborted) requestAnimationFrame(adjust)
  }
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => ended.abort(), { passive: true, signal: ended.signal })
  adjust()
  return () => ended.abort()
}

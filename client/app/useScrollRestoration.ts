import { useLayoutEffect, useRef } from 'react'
import { scrollPositions, usePlaceKey } from '#client/ui/browser/scroll-positions.ts'

/** Scrolls new screens to the top and restores the position of others. Lists restore their position by item, see useAnchoredScroll. */
export function useScrollRestoration(): void {
  const placeKey = usePlaceKey()
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // Browsers would restore the position at an unknown time during rendering.
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const place = scrollPositions.get(placeKey)
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!place && target) target.scrollIntoView()
    // The reader may have scrolled the first screen before hydration.
    else if (!place?.item && (place || !isFirst.current)) window.scrollTo(0, place?.scrollY ?? 0)
    isFirst.current = false

    const save = () =>
      scrollPositions.set(placeKey, { ...scrollPositions.get(placeKey), scrollY: window.scrollY })
    addEventListener('scroll', save, { passive: true })
    return () => removeEventListener('scroll', save)
  }, [placeKey])
}

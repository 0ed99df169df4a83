import { useLayoutEffect, useRef } from 'react'
import { scrollPositions, usePlaceKey } from '#client/ui/scroll-positions.ts'

/**
 * A new screen begins at its top, one returned to where it was left. The router's own component knows pixels only, and
 * would scroll lists away from where they have put themselves.
 */
export function useScrollRestoration(): void {
  const placeKey = usePlaceKey()
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // Otherwise browsers restore as well, sometime while the page is being built.
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const place = scrollPositions.get(placeKey)
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!place && target) target.scrollIntoView()
    // A list has its own way back.
    // The first screen may have been drawn, and scrolled, before its code was there.
    else if (!place?.item && (place || !isFirst.current)) window.scrollTo(0, place?.scrollY ?? 0)
    isFirst.current = false

    const remember = () =>
      scrollPositions.set(placeKey, { ...scrollPositions.get(placeKey), scrollY: window.scrollY })
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [placeKey])
}

import { useCallback, useSyncExternalStore } from 'react'

/** From here up there is room for three columns; the same 768 px stand in the style sheets as `48rem`. */
export const WIDE_SCREEN = '(width >= 48rem)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** Fingers are what is at hand. */
export const TOUCH_SCREEN = '(pointer: coarse)'

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, no)
}

/** What the server draws is drawn for a phone, before anyone can ask it. */
function no(): boolean {
  return false
}

import { use, useCallback, useSyncExternalStore } from 'react'
import { ServerRenderContext } from './server-render.ts'

/** Wide enough for three columns. The style sheets use the same `48rem`. */
export const WIDE_SCREEN = '(width >= 48rem)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
export const TOUCH_SCREEN = '(pointer: coarse)'

/** Whether a media query matches. The server knows only the width of the window. */
export function useMediaQuery(query: string): boolean {
  const isWideOnServer = use(ServerRenderContext)?.isWide ?? false
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => query === WIDE_SCREEN && isWideOnServer,
  )
}

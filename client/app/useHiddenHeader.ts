import { useEffect, useState } from 'react'

/** The header is always visible within this distance from the top, in pixels. */
const ALWAYS_SHOWN = 100
/** Shorter movements, in pixels, do not count as scrolling. */
const THRESHOLD = 10

export type HeaderVisibility = {
  isHidden: boolean
  /** The position after the last movement that counted, in pixels. */
  scrollY: number
}

/** Hides the header while the reader scrolls down. */
export function useHiddenHeader(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let visibility = { isHidden: false, scrollY: window.scrollY }
    const onScroll = () => {
      visibility = headerVisibility(visibility, window.scrollY)
      setHidden(visibility.isHidden)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isHidden
}

/** The visibility after a movement. */
export function headerVisibility(before: HeaderVisibility, scrollY: number): HeaderVisibility {
  if (scrollY <= ALWAYS_SHOWN) return { isHidden: false, scrollY }
  if (Math.abs(scrollY - before.scrollY) < THRESHOLD) return before
  return { isHidden: scrollY > before.scrollY, scrollY }
}

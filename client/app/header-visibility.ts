/** The header is always visible within this distance from the top, in pixels. */
const ALWAYS_SHOWN = 100
/** Shorter movements, in pixels, do not count as scrolling. */
const THRESHOLD = 10

export type HeaderVisibility = {
  isHidden: boolean
  /** The position after the last movement that counted, in pixels. */
  scrollY: number
}

/** The header is hidden while the reader scrolls down and reappears when they scroll up. */
export function headerVisibility(before: HeaderVisibility, scrollY: number): HeaderVisibility {
  if (scrollY <= ALWAYS_SHOWN) return { isHidden: false, scrollY }
  if (Math.abs(scrollY - before.scrollY) < THRESHOLD) return before
  return { isHidden: scrollY > before.scrollY, scrollY }
}

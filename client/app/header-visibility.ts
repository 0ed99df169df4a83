/** Pixels from the top within which the header always shows. */
const ALWAYS_SHOWN = 100
/** Pixels a finger may tremble before it counts as scrolling. */
const THRESHOLD = 10

export type HeaderVisibility = {
  isHidden: boolean
  /** Where the last movement that counted had led to, in pixels. */
  scrollY: number
}

/** The header makes room while the reader goes down and is back as soon as they turn around. */
export function headerVisibility(before: HeaderVisibility, scrollY: number): HeaderVisibility {
  if (scrollY <= ALWAYS_SHOWN) return { isHidden: false, scrollY }
  if (Math.abs(scrollY - before.scrollY) < THRESHOLD) return before
  return { isHidden: scrollY > before.scrollY, scrollY }
}

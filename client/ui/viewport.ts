/** CSS pixels: a phone's, for what the server draws before there is a window. */
const A_PHONE = { width: 390, height: 844 }

export function windowSize(): { width: number; height: number } {
  return typeof window === 'undefined' ? A_PHONE : { width: window.innerWidth, height: window.innerHeight }
}

/** Whether the reader is where the page begins. */
export function isAtTop(): boolean {
  return typeof window === 'undefined' || window.scrollY < 1
}

/** How far a reader has scrolled in what the server has drawn, as long as that stands. */
export function ssrScrollOffset(): number {
  return drawn() ? window.scrollY : 0
}

/** Pixels: how high this item of a list is there. */
export function ssrItemHeight(index: number): number | undefined {
  return drawn()?.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().height
}

function drawn(): Element | null {
  return typeof document === 'undefined' ? null : document.querySelector('[data-ssr]')
}

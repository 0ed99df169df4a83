/** In CSS pixels, for the server. */
const PHONE = { width: 390, height: 844 }

export function windowSize(): { width: number; height: number } {
  return typeof window === 'undefined' ? PHONE : { width: window.innerWidth, height: window.innerHeight }
}

export function scrollOffset(): number {
  return typeof window === 'undefined' ? 0 : window.scrollY
}

export function isAtTop(): boolean {
  return scrollOffset() < 1
}

/** The height of a list item that is not hydrated yet. */
export function serverRenderedHeight(index: number): number | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`#root[data-ssr] [data-index="${index}"]`)?.getBoundingClientRect().height
}

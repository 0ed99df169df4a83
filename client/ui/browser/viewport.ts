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

/** CSS pixels: a phone's, for what the server draws before there is a window. */
const A_PHONE = { width: 390, height: 844 }

export function windowSize(): { width: number; height: number } {
  return typeof window === 'undefined' ? A_PHONE : { width: window.innerWidth, height: window.innerHeight }
}

/** Whether the reader is where the page begins. */
export function isAtTop(): boolean {
  return typeof window === 'undefined' || window.scrollY < 1
}

import { rememberInTab } from '#client/ui/tab-memory.ts'
import { windowSize } from '#client/ui/this-window.ts'

const heights = rememberInTab('post-heights', 3_000, (value) => typeof value === 'number')

/** Pixels: a few lines and a picture on a phone, to begin with; then as high as the others. */
const measured = { count: 1, sum: 520 }

/** How high a post's card is, with the room below it: as high as it last was, or a guess, which stays the same. */
export function heightOf(postId: string): number {
  const key = inThisWindow(postId)
  const height = heights.get(key) ?? Math.round(measured.sum / measured.count)
  heights.set(key, height)
  return height
}

export function rememberHeight(postId: string, height: number): void {
  measured.count += 1
  measured.sum += height
  heights.set(inThisWindow(postId), height)
}

/** In a window of another width lines break elsewhere. */
function inThisWindow(postId: string): string {
  return `${windowSize().width} ${postId}`
}

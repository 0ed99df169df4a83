import { createSessionMap } from '#client/ui/browser/session-map.ts'
import { windowSize } from '#client/ui/browser/viewport.ts'

/** Pixels: a typical height of an item without its image or video. */
const CONTENT_HEIGHT = 160

const heights = createSessionMap('item-heights', 3_000, (value) => typeof value === 'number')

/** The last measured height of an item. */
export function measuredHeight(id: string): number | undefined {
  return heights.get(keyOf(id))
}

export function rememberHeight(id: string, height: number): void {
  heights.set(keyOf(id), height)
}

/** Pixels, from the width of the list and the aspect ratio of the item's image or video. */
export function estimateHeight(listWidth: number, aspectRatio: number | undefined): number {
  return Math.round(CONTENT_HEIGHT + (aspectRatio ? listWidth / aspectRatio : 0))
}

/** The height depends on the width of the window. */
function keyOf(id: string): string {
  return `${windowSize().width} ${id}`
}

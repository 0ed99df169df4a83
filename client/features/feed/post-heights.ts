import { createSessionMap } from '#client/ui/session-map.ts'
import { windowSize } from '#client/ui/viewport.ts'
import { MAX_ASPECT_RATIO, MIN_ASPECT_RATIO } from '#client/features/media/image-shape.ts'
import { collapseBlankLines } from '#client/features/posts/text-parts.ts'

/** What of a post tells how high its card will be. */
export type ListedPost = {
  readonly id: string
  readonly text?: string
  readonly media?: { readonly width?: number; readonly height?: number } | null
}

const heights = createSessionMap('post-heights', 3_000, (value) => typeof value === 'number')

/** Pixels, as the style sheets have them: what every card has around its words and its picture, and the words' own. */
const CARD = { frame: 137, line: 24, character: 8.2, sides: 32, column: 608 }

/**
 * How high a post's card is, with the room below it: as high as it last was, or as `see` finds it, or a guess, which stays
 * the same.
 */
export function estimateCardHeight(post: ListedPost, see?: () => number | undefined): number {
  // A server draws for everyone, and for as long as it runs.
  if (typeof window === 'undefined') return guess(post)
  const key = inThisWindow(post.id)
  const height = heights.get(key) ?? see?.() ?? guess(post)
  heights.set(key, height)
  return height
}

export function rememberHeight(postId: string, height: number): void {
  heights.set(inThisWindow(postId), height)
}

/** Near enough that the first cards to be drawn are those that there is room for. */
function guess({ text = '', media }: ListedPost): number {
  const width = Math.min(windowSize().width, CARD.column)
  const perLine = Math.max(1, Math.floor((width - CARD.sides) / CARD.character))
  const lines = text
    ? collapseBlankLines(text)
        .split('\n')
        .map((line) => Math.ceil(line.length / perLine) || 1)
    : []
  const words = lines.reduce((sum, count) => sum + count, 0) * CARD.line
  const picture =
    media?.width && media.height
      ? width / Math.min(MAX_ASPECT_RATIO, Math.max(MIN_ASPECT_RATIO, media.width / media.height))
      : 0
  return Math.round(CARD.frame + words + picture)
}

/** In a window of another width lines break elsewhere. */
function inThisWindow(postId: string): string {
  return `${windowSize().width} ${postId}`
}

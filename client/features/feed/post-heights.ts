import { createSessionMap } from '#client/ui/browser/session-map.ts'
import { windowSize } from '#client/ui/browser/viewport.ts'
import { aspectRatioOf } from '#client/features/media/MediaFrame.tsx'
import { collapseBlankLines } from '#client/features/posts/text-parts.ts'

/** The fields that the height of a card depends on. */
export type ListedPost = {
  readonly id: string
  readonly text?: string
  readonly media?: { readonly width?: number; readonly height?: number } | null
}

const heights = createSessionMap('post-heights', 3_000, (value) => typeof value === 'number')

/** In pixels, matching the style sheets: `frame` is the height without text and media, `character` the average width. */
const CARD = { frame: 137, line: 24, character: 8.2, sides: 32, column: 608 }

/** The height of a post's card with the gap below it: as last measured, or an estimate, which does not change. */
export function estimateCardHeight(post: ListedPost): number {
  // The server must not store heights: it renders for all members.
  if (typeof window === 'undefined') return estimate(post)
  const key = keyOf(post.id)
  const height = heights.get(key) ?? estimate(post)
  heights.set(key, height)
  return height
}

export function rememberHeight(postId: string, height: number): void {
  heights.set(keyOf(postId), height)
}

/** Exact enough to render the cards that fit into the window first. */
function estimate({ text = '', media }: ListedPost): number {
  const width = Math.min(windowSize().width, CARD.column)
  const perLine = Math.max(1, Math.floor((width - CARD.sides) / CARD.character))
  const lines = text
    ? collapseBlankLines(text)
        .split('\n')
        .map((line) => Math.ceil(line.length / perLine) || 1)
    : []
  const words = lines.reduce((sum, count) => sum + count, 0) * CARD.line
  const picture =
    media?.width && media.height ? width / aspectRatioOf({ width: media.width, height: media.height }) : 0
  return Math.round(CARD.frame + words + picture)
}

/** The height depends on the width of the window. */
function keyOf(postId: string): string {
  return `${windowSize().width} ${postId}`
}

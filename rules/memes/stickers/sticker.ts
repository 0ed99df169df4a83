import { drawingOf, type Artwork } from '#rules/memes/render/assets.ts'
import { svg } from '#rules/memes/art/svg.ts'

export const STICKER_PACKS = ['basics', 'party', 'drama'] as const
export type StickerPack = (typeof STICKER_PACKS)[number]
/** The other packs are perks. */
export const FREE_STICKER_PACK: StickerPack = 'basics'

export type MemeSticker = {
  name: string
  label: string
  pack: StickerPack
  width: number
  height: number
  /** Returns a complete SVG with a transparent background. */
  draw(): string
}

/** The drawing has its origin at the center. */
export function defineSticker(
  pack: StickerPack,
  name: string,
  label: string,
  [width, height]: readonly [number, number],
  content: string,
): MemeSticker {
  return {
    name,
    label,
    pack,
    width,
    height,
    draw: () => svg(width, height, `<g transform="translate(${width / 2} ${height / 2})">${content}</g>`),
  }
}

export function stickerArtwork({ name, draw }: MemeSticker): Artwork {
  return drawingOf(draw(), `sticker-${name}`)
}

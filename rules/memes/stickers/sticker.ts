import { drawingOf, type Artwork } from '#rules/memes/render/assets.ts'

export const STICKER_PACKS = ['basics', 'party', 'drama'] as const
export type StickerPack = (typeof STICKER_PACKS)[number]
/** The other packs are perks. */
export const FREE_STICKER_PACK: StickerPack = 'basics'

export const STICKER_GROUPS = ['FACES', 'SIGNS', 'THINGS'] as const
export type StickerGroup = (typeof STICKER_GROUPS)[number]

export type MemeSticker = {
  name: string
  label: string
  pack: StickerPack
  group: StickerGroup
  keywords: string[]
  width: number
  height: number
  /** Has a transparent background. */
  svg: string
}

export function stickerArtwork({ name, svg }: MemeSticker): Artwork {
  return drawingOf(svg, `sticker-${name}`)
}

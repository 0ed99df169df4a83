import type { Artwork } from '#rules/memes/render/assets.ts'
import { memeStickers } from '#rules/memes/stickers/index.ts'
import { stickerArtwork, type MemeSticker } from '#rules/memes/stickers/sticker.ts'

const STICKERS: ReadonlyMap<string, MemeSticker> = new Map(
  memeStickers.map((sticker) => [sticker.name, sticker]),
)

const artworks = new Map<string, Artwork>()

export function findSticker(name: string): MemeSticker | undefined {
  return STICKERS.get(name)
}

/** The drawings are made once, when they are first needed. */
export function loadStickerArtwork(sticker: MemeSticker): Artwork {
  const artwork = artworks.get(sticker.name) ?? stickerArtwork(sticker)
  artworks.set(sticker.name, artwork)
  return artwork
}

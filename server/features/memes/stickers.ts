import { memeStickers } from '#rules/memes/stickers/index.ts'
import type { MemeSticker } from '#rules/memes/stickers/sticker.ts'

const STICKERS: ReadonlyMap<string, MemeSticker> = new Map(
  memeStickers.map((sticker) => [sticker.name, sticker]),
)

export function findSticker(name: string): MemeSticker | undefined {
  return STICKERS.get(name)
}

export function stickerPath({ name }: MemeSticker): string {
  return `/memes/stickers/${name}.svg`
}

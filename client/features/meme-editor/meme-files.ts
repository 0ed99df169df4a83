import type { MemeSticker } from '#rules/memes/stickers/sticker.ts'
import type { TemplateTextBox } from '#rules/memes/templates/template.ts'

export type EditorSticker = Omit<MemeSticker, 'svg'> & { url: string }

/** See client/build/meme-files.ts. */
declare const MEME_FILES: {
  /** By the slug of the template. */
  textBoxes: Readonly<Record<string, readonly TemplateTextBox[]>>
  stickers: readonly EditorSticker[]
  /** By module specifier. */
  fonts: Readonly<Record<string, string>>
  /** The characters of each slice, by family. */
  sliceIndexes: Readonly<Record<string, string>>
  /** The version of the variable fonts, which the server makes. */
  fontVersion: string
}

export const { textBoxes, stickers, sliceIndexes } = MEME_FILES

const stickersByName = new Map(stickers.map((sticker) => [sticker.name, sticker]))

export const findSticker = (name: string) => stickersByName.get(name)
/** Stickers that no longer exist are left out. */
export const stickersOf = (names: readonly string[]) =>
  names.map(findSticker).filter((sticker) => sticker !== undefined)
export const emojiUrl = (name: string) => `/memes/emoji/${name}.svg`
export const fontFileUrl = (file: string) => MEME_FILES.fonts[file]
export const boldFontUrl = ({ family, slice }: { family: string; slice: string }) =>
  `/memes/fonts/${family}/${slice}.woff?v=${MEME_FILES.fontVersion}`

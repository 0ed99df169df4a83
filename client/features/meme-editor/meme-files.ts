import type { FaceName } from '#rules/memes/render/faces.ts'
import type { MemeSticker } from '#rules/memes/stickers/sticker.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'

type WithFile<T extends { draw(): string }> = Omit<T, 'draw' | 'license' | 'source'> & { url: string }
export type EditorTemplate = WithFile<MemeTemplate>
export type EditorSticker = WithFile<MemeSticker>

/** See client/build/meme-files.ts. */
declare const MEME_FILES: {
  templates: readonly EditorTemplate[]
  stickers: readonly EditorSticker[]
  fonts: Readonly<Record<FaceName, string>>
}

export const { templates, stickers, fonts: fontUrls } = MEME_FILES

const templatesBySlug = new Map(templates.map((template) => [template.slug, template]))
const stickersByName = new Map(stickers.map((sticker) => [sticker.name, sticker]))

export const findTemplate = (slug: string) => templatesBySlug.get(slug)
export const findSticker = (name: string) => stickersByName.get(name)
export const emojiUrl = (name: string) => `/memes/emoji/${name}.svg`
export const thumbnailUrl = (slug: string) => `/memes/${slug}.webp?width=240`

/** The templates whose name or keywords contain words that begin with all words of the query. */
export function searchTemplates(query: string): readonly EditorTemplate[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return templates
  return templates.filter(({ name, keywords }) => {
    const words = wordsOf([name, ...keywords].join(' '))
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

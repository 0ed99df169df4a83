import type { FaceName } from '#rules/memes/render/faces.ts'
import type { MemeSticker } from '#rules/memes/stickers/sticker.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'

type WithFile<T extends { svg: string }> = Omit<T, 'svg' | 'license' | 'source' | 'examples'> & {
  url: string
}
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

import type { MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type Artwork, type MemeAssets } from '#rules/memes/render/assets.ts'
import { stickerArtwork } from '#rules/memes/stickers/sticker.ts'
import { templateArtwork } from '#rules/memes/templates/template.ts'
import type { MemeDrawing } from '#server/platform/images/render-drawing.ts'
import { findSticker } from './stickers.ts'
import { findTemplate } from './templates.ts'

/** Returns a meme with its drawings. `images` contains all images of the document. */
export function memeDrawing(document: MemeDocument, images: MemeAssets['images'] = new Map()): MemeDrawing {
  const { templates, stickers } = assetsOf(document)
  return {
    document,
    templates: drawingsNamed(templates, findTemplate, templateArtwork),
    stickers: drawingsNamed(stickers, findSticker, stickerArtwork),
    images,
  }
}

function drawingsNamed<Item>(
  names: ReadonlySet<string>,
  find: (name: string) => Item | undefined,
  draw: (item: Item) => Artwork,
): Map<string, Artwork> {
  return new Map(
    Array.from(names).flatMap((name) => {
      const item = find(name)
      return item ? [[name, draw(item)] as const] : []
    }),
  )
}

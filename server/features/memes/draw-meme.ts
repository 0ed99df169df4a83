import type { MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { loadTextAssets } from '#server/platform/images/meme-assets.ts'
import { findSticker, loadStickerArtwork } from './stickers.ts'
import { findTemplate, loadTemplateArtwork } from './templates.ts'

/** Returns the SVG of a meme. `images` contains all images of the document. */
export async function drawMeme(
  document: MemeDocument,
  images: MemeAssets['images'] = new Map(),
): Promise<string> {
  const names = assetsOf(document)
  return renderMeme(document, {
    ...(await loadTextAssets(names)),
    templates: loadArtworks(names.templates, findTemplate, loadTemplateArtwork),
    stickers: loadArtworks(names.stickers, findSticker, loadStickerArtwork),
    images,
  })
}

function loadArtworks<Item, Artwork>(
  names: ReadonlySet<string>,
  find: (name: string) => Item | undefined,
  load: (item: Item) => Artwork,
): Map<string, Artwork> {
  return new Map(
    Array.from(names).flatMap((name) => {
      const item = find(name)
      return item ? [[name, load(item)] as const] : []
    }),
  )
}

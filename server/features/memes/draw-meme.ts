import type { MemeDocument } from '#rules/memes/document.ts'
import { artworkLength, assetsOf, type Artwork, type MemeAssets } from '#rules/memes/render/assets.ts'
import { isTooMuchArtwork } from '#rules/memes/render/drawing-cost.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { stickerArtwork } from '#rules/memes/stickers/sticker.ts'
import { templateArtwork } from '#rules/memes/templates/template.ts'
import { loadTextAssets } from '#server/platform/images/meme-assets.ts'
import { MemeTooComplexError } from '#server/platform/images/rasterize-meme.ts'
import { findSticker } from './stickers.ts'
import { findTemplate } from './templates.ts'

const templatesNamed = createGallery(findTemplate, templateArtwork)
const stickersNamed = createGallery(findSticker, stickerArtwork)

/**
 * Returns the SVG of a meme. `images` contains all images of the document. Throws MemeTooComplexError before it repeats large
 * drawings thousands of times.
 */
export async function drawMeme(
  document: MemeDocument,
  images: MemeAssets['images'] = new Map(),
): Promise<string> {
  const names = assetsOf(document)
  const assets = {
    ...(await loadTextAssets(names)),
    templates: templatesNamed(names.templates),
    stickers: stickersNamed(names.stickers),
    images,
  }
  if (isTooMuchArtwork(artworkLength(document, assets), document.width * document.height))
    throw new MemeTooComplexError()
  return renderMeme(document, assets)
}

/** Returns the drawings with these names. Each is made once, when it is first needed. */
function createGallery<Item>(
  find: (name: string) => Item | undefined,
  draw: (item: Item) => Artwork,
): (names: ReadonlySet<string>) => Map<string, Artwork> {
  const artworks = new Map<string, Artwork>()
  return (names) => {
    for (const name of names) {
      const item = artworks.has(name) ? undefined : find(name)
      if (item) artworks.set(name, draw(item))
    }
    return artworks
  }
}

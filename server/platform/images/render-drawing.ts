import type { MemeDocument } from '#rules/memes/document.ts'
import { artworkLength, assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { costOfEffects, costOfStrokes, isTooMuchArtwork } from '#rules/memes/render/drawing-cost.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { loadTextAssets, type ErrorLog } from './meme-assets.ts'
import { assertDrawable, MemeTooComplexError } from './rasterize-meme.ts'

/** A meme with its drawings and images. */
export type MemeDrawing = { document: MemeDocument } & Pick<
  MemeAssets,
  'templates' | 'stickers' | 'images' | 'mosaics'
>

/** Returns the SVG of a meme. Throws MemeTooComplexError before it repeats large drawings thousands of times. */
export async function renderDrawing({ document, ...artwork }: MemeDrawing, log?: ErrorLog): Promise<string> {
  const assets = { ...artwork, ...(await loadTextAssets(assetsOf(document), log)) }
  if (isTooMuchArtwork(artworkLength(document, assets), document.width * document.height))
    throw new MemeTooComplexError()
  const svg = renderMeme(document, assets)
  assertDrawable(svg, costOfEffects(document, assets) + costOfStrokes(document))
  return svg
}

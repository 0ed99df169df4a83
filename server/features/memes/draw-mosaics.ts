import { MEME_DRAWING_MAX_LENGTH } from '#rules/memes/limits.ts'
import { assetsOf, findPicture, type Artwork } from '#rules/memes/render/assets.ts'
import { drawingCost } from '#rules/memes/render/drawing-cost.ts'
import { drawCells, mosaicGrid } from '#rules/memes/render/mosaic.ts'
import type { PixelatedPicture } from '#rules/memes/render/pixelated-picture.ts'
import { exact, wholePicture } from '#rules/memes/render/render-picture.ts'
import type { ImageJob, Images } from '#server/platform/images/images.ts'
import { MemeTooComplexError } from '#server/platform/images/rasterize-meme.ts'
import type { MemeDrawing } from '#server/platform/images/render-drawing.ts'

/** Draws the pixelated pictures of a meme in small and returns them as squares. Throws MemeTooComplexError. */
export async function drawMosaics(
  images: Pick<Images, 'drawMeme'>,
  drawing: MemeDrawing,
  job: ImageJob,
): Promise<Map<string, Artwork>> {
  const parts = Array.from(assetsOf(drawing.document).mosaics, ([key, part]) => ({
    key,
    ...partOf(part, drawing),
  }))
  const cost = parts.reduce((sum, { svg }) => sum + drawingCost(svg), 0)
  if (cost > MEME_DRAWING_MAX_LENGTH) throw new MemeTooComplexError()
  const mosaics = new Map<string, Artwork>()
  for (const { key, svg, grid } of parts)
    mosaics.set(key, drawCells(await images.drawMeme(svg, { format: 'rgba' }, job), grid))
  return mosaics
}

/** Returns the shown part of a picture as an SVG of its own. */
function partOf(pixelated: PixelatedPicture, drawing: MemeDrawing) {
  const { crop } = pixelated
  const picture = findPicture(pixelated, drawing)
  if (!picture) throw new Error('A pixelated picture is not loaded')
  const grid = mosaicGrid(picture, crop)
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const viewBox = [x * picture.width, y * picture.height, width * picture.width, height * picture.height]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${grid.width}" height="${grid.height}" ` +
    `viewBox="${viewBox.map(exact).join(' ')}" preserveAspectRatio="none">${wholePicture(picture)}</svg>`
  return { svg, grid }
}

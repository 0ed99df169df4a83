import { connectionError } from '#client/relay/errors.ts'
import type { Crop } from '#rules/memes/adjustments.ts'
import {
  findPicture,
  type Artwork,
  type AssetNames,
  type MemeAssets,
  type MemeImage,
} from '#rules/memes/render/assets.ts'
import { drawCells, mosaicGrid } from '#rules/memes/render/mosaic.ts'

/** Adds the mosaics that are missing, of the pictures that are loaded. */
export async function loadMosaics(
  mosaics: Map<string, Artwork>,
  pixelated: AssetNames['mosaics'],
  pictures: Pick<MemeAssets, 'templates' | 'stickers' | 'images'>,
): Promise<void> {
  for (const [key, part] of pixelated) {
    const picture = mosaics.has(key) ? undefined : findPicture(part, pictures)
    if (picture) mosaics.set(key, await drawMosaic(picture, part.crop))
  }
}

/** Draws the shown part of a picture in small and returns it as squares. */
async function drawMosaic(picture: Artwork | MemeImage, crop: Crop | null): Promise<Artwork> {
  const grid = mosaicGrid(picture, crop)
  const canvas = document.createElement('canvas')
  canvas.width = grid.width
  canvas.height = grid.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw')
  const image = await decode(picture)
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const [fullWidth, fullHeight] = [image.naturalWidth, image.naturalHeight]
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    x * fullWidth,
    y * fullHeight,
    width * fullWidth,
    height * fullHeight,
    0,
    0,
    grid.width,
    grid.height,
  )
  return drawCells(context.getImageData(0, 0, grid.width, grid.height).data, grid)
}

async function decode(picture: Artwork | MemeImage): Promise<HTMLImageElement> {
  const url = 'markup' in picture ? URL.createObjectURL(fileOf(picture)) : picture.href
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
    return image
  } catch (error) {
    throw connectionError(error)
  } finally {
    if ('markup' in picture) URL.revokeObjectURL(url)
  }
}

function fileOf({ width, height, markup }: Artwork): Blob {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${markup}</svg>`], {
    type: 'image/svg+xml',
  })
}

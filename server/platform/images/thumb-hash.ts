import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** ThumbHash (evanw/thumbhash) accepts at most 100 by 100 pixels and returns about 25 bytes. */
export async function createThumbHash(image: Sharp): Promise<Uint8Array> {
  const { data, info } = await image
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return rgbaToThumbHash(info.width, info.height, data)
}

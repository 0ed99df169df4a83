import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS, IMAGE_PROCESSING_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { UnsupportedFileTypeError } from '#server/domain/errors.ts'
import { imageRenditions } from './media-view.ts'

// Of all the formats libvips can load, only the four that a post may hold: fewer parsers for a hostile file to try.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
  ],
})

const FULL_QUALITY = 88
const RENDITION_QUALITY = 80

export type EncodedRendition = { name: string; width: number; height: number; content: Uint8Array }

export type Picture = {
  width: number
  height: number
  isAnimated: boolean
  thumbHash: Uint8Array
  perceptualHash: bigint
  /** WebP, upright, sRGB, without metadata. */
  renditions: EncodedRendition[]
}

/**
 * Decodes a file and encodes it anew at each kept width, so that nothing of the file itself is ever served.
 * Throws UnsupportedFileTypeError when it is no picture, is damaged or is more than a picture may be.
 */
export async function preparePicture(file: string): Promise<Picture> {
  const { width, height, isAnimated } = await inspect(file)
  try {
    const renditions: EncodedRendition[] = []
    for (const rendition of imageRenditions(width)) renditions.push(await encode(file, rendition))
    return {
      width,
      height,
      isAnimated,
      thumbHash: await thumbHash(file),
      perceptualHash: await differenceHash(file),
      renditions,
    }
  } catch {
    // The header was right but the rest could not be decoded, or took longer than a picture may.
    throw new UnsupportedFileTypeError(messages.fileUnreadable)
  }
}

async function inspect(file: string): Promise<{ width: number; height: number; isAnimated: boolean }> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnsupportedFileTypeError()
    })
  const { autoOrient, pages = 1 } = metadata
  if (pages > IMAGE_MAX_FRAMES || autoOrient.width * autoOrient.height * pages > IMAGE_MAX_PIXELS) {
    throw new UnsupportedFileTypeError(messages.pictureTooBig)
  }
  return { width: autoOrient.width, height: autoOrient.height, isAnimated: pages > 1 }
}

async function encode(
  file: string,
  { name, width }: { name: string; width: number },
): Promise<EncodedRendition> {
  const { data, info } = await sharp(file, { animated: true })
    .timeout({ seconds: IMAGE_PROCESSING_SECONDS })
    .autoOrient()
    .resize({ width })
    .toColorspace('srgb')
    .webp({ quality: name === 'full' ? FULL_QUALITY : RENDITION_QUALITY, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  return { name, width: info.width, height: info.pageHeight ?? info.height, content: data }
}

/** ThumbHash (evanw/thumbhash) takes at most 100 by 100 pixels. */
async function thumbHash(file: string): Promise<Uint8Array> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return rgbaToThumbHash(info.width, info.height, data)
}

/** dHash: whether each of 8 × 8 cells is darker than its right neighbour (N. Krawetz, "Kind of Like That", 2013). */
async function differenceHash(file: string): Promise<bigint> {
  const pixels = await sharp(file)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ width: 9, height: 8, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
  let hash = 0n
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column
      hash = (hash << 1n) | (pixels.readUInt8(at) < pixels.readUInt8(at + 1) ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, hash)
}

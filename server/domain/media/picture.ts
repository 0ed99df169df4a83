import sharp, { type Sharp } from 'sharp'
import { IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS, IMAGE_PROCESSING_SECONDS } from '#rules/limits.ts'
import { PHOTO_SIZES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import type { FocalPoint } from '#rules/photo-rules.ts'
import { UnsupportedFileTypeError } from '#server/domain/errors.ts'
import { imageRenditions } from './media-view.ts'
import { squareAround, strikingSquare, type Square } from './photo-square.ts'
import { differenceHash, drawThumbHash } from './picture-hashes.ts'

// Of all the formats libvips can load, only the four that a post may hold: fewer parsers for a hostile file to try.
// The last is what is kept of them, read back from the storage.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
  ],
})

/** Of 0 to 6: beyond 2 a picture takes twice the time for a few percent fewer bytes. */
const WEBP_EFFORT = 2
/** Pixels: WebP has 14 bits for either side (RFC 9649). */
const WEBP_MAX_SIDE = 16_383

const FULL_QUALITY = 88
const RENDITION_QUALITY = 80

/** A file that was uploaded, or pixels that were drawn here. */
export type PictureSource = string | { pixels: Buffer; width: number; height: number; channels: 3 | 4 }

export type Picture = {
  width: number
  height: number
  isAnimated: boolean
  thumbHash: Uint8Array
  perceptualHash: bigint
  /** WebP, upright, sRGB, without metadata. */
  renditions: { name: string; width: number; height: number; content: Uint8Array }[]
}

/** A picture for a post: decoded and encoded anew at each kept width, so that nothing of the file itself is served. */
export async function preparePicture(source: PictureSource): Promise<Picture> {
  const shape = fitIntoWebP(await inspect(source, messages.fileTypeUnsupported))
  const targets = imageRenditions(shape.width).map(({ name, width }) => ({
    name,
    width,
    quality: qualityOf(name),
  }))
  return prepare(source, shape, targets)
}

/** A picture for a profile: squares around its focal point, or else around what draws the eye. It must not move. */
export async function preparePhoto(source: PictureSource, focus?: FocalPoint): Promise<Picture> {
  const shape = await inspect(source, messages.photoTypeUnsupported)
  if (shape.isAnimated || shape.format === 'gif')
    throw new UnsupportedFileTypeError(messages.photoTypeUnsupported)
  const square = focus ? squareAround(shape, focus) : await findSquare(source, shape)
  const targets = PHOTO_SIZES.map((size) => ({
    name: `s_${size}`,
    width: size,
    height: size,
    square,
    quality: RENDITION_QUALITY,
  }))
  return prepare(source, shape, targets)
}

async function findSquare(source: PictureSource, shape: Shape): Promise<Square> {
  return strikingSquare(open(source).timeout({ seconds: IMAGE_PROCESSING_SECONDS }), shape).catch(
    refuseUnreadable,
  )
}

type Shape = Pick<Picture, 'width' | 'height' | 'isAnimated'> & { format?: string }
/** A long strip is made as much smaller as the format asks for. */
function fitIntoWebP(shape: Shape): Shape {
  const scale = Math.min(1, WEBP_MAX_SIDE / Math.max(shape.width, shape.height))
  const width = Math.max(1, Math.floor(shape.width * scale))
  return { ...shape, width, height: Math.max(1, Math.round((shape.height * width) / shape.width)) }
}

type Target = { name: string; width: number; height?: number; square?: Square; quality: number }

/** Throws UnsupportedFileTypeError when the file is damaged. */
async function prepare(
  source: PictureSource,
  { width, height, isAnimated }: Shape,
  targets: readonly Target[],
): Promise<Picture> {
  const startedAt = performance.now()
  /** What is left of the time that a picture may take in all. */
  const timed = (pipeline: Sharp) => {
    const spent = Math.floor((performance.now() - startedAt) / 1000)
    return pipeline.timeout({ seconds: Math.max(1, IMAGE_PROCESSING_SECONDS - spent) })
  }
  try {
    const renditions: Picture['renditions'] = []
    for (const target of targets) {
      const pipeline = timed(open(source, { animated: target.height === undefined }))
      renditions.push(await encode(pipeline, target))
    }
    const thumbHash = await drawThumbHash(timed(open(source)))
    const perceptualHash = await differenceHash(timed(open(source)))
    return { width, height, isAnimated, thumbHash, perceptualHash, renditions }
  } catch {
    return refuseUnreadable()
  }
}

/** The header was right but the rest could not be decoded, or took longer than a picture may. */
function refuseUnreadable(): never {
  throw new UnsupportedFileTypeError(messages.fileUnreadable)
}

/** Upright, as every reader of the pixels wants it. */
function open(source: PictureSource, options: { animated?: boolean } = {}): Sharp {
  if (typeof source === 'string') return sharp(source, options).autoOrient()
  const { pixels, ...raw } = source
  return sharp(pixels, { raw })
}

/** Throws UnsupportedFileTypeError, with the given sentence, when the source is no picture, or is more than one may be. */
async function inspect(source: PictureSource, unsupported: string): Promise<Shape> {
  if (typeof source !== 'string') return { width: source.width, height: source.height, isAnimated: false }
  const {
    autoOrient,
    format,
    pages = 1,
  } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnsupportedFileTypeError(unsupported)
    })
  if (pages > IMAGE_MAX_FRAMES || autoOrient.width * autoOrient.height * pages > IMAGE_MAX_PIXELS) {
    throw new UnsupportedFileTypeError(messages.pictureTooBig)
  }
  return { width: autoOrient.width, height: autoOrient.height, isAnimated: pages > 1, format }
}

async function encode(picture: Sharp, { name, width, height, square, quality }: Target) {
  const { data, info } = await (square ? picture.extract(square) : picture)
    .resize({ width, height, fit: 'cover' })
    .toColorspace('srgb')
    .webp({ quality, effort: WEBP_EFFORT })
    .toBuffer({ resolveWithObject: true })
  return { name, width: info.width, height: info.pageHeight ?? info.height, content: new Uint8Array(data) }
}

function qualityOf(rendition: string): number {
  return rendition === 'full' ? FULL_QUALITY : RENDITION_QUALITY
}

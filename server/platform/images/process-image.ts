import sharp, { type Sharp } from 'sharp'
import { IMAGE_PROCESSING_SECONDS } from '#rules/limits.ts'
import { PHOTO_SIZES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import type { FocalPoint } from '#rules/photo-rules.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import type { Picture } from './images.ts'
import { imageRenditions } from './image-renditions.ts'
import { readPictureHeader, type HeaderOptions, type PictureShape } from './image-header.ts'
import { squareAround, strikingSquare, type Square } from './photo-square.ts'
import { differenceHash, drawThumbHash } from './image-hashes.ts'

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

// No file is read twice, and what libvips remembered of one would only take memory.
sharp.cache(false)

/** Of 0 to 6: beyond 2 a picture takes twice the time for a few percent fewer bytes. */
const WEBP_EFFORT = 2
/** Pixels: WebP has 14 bits for either side (RFC 9649). */
const WEBP_MAX_SIDE = 16_383

const FULL_QUALITY = 88
const RENDITION_QUALITY = 80

/** A file that was uploaded, or pixels that were drawn here. */
export type PictureSource = string | { pixels: Buffer; width: number; height: number; channels: 3 | 4 }

/** The picture has more than `maxPixels` in all of its decoded frames. */
export class TooManyPixelsError extends Error {}

type Options = { maxPixels?: number }

/** A picture for a post: decoded and encoded anew at each kept width, so that nothing of the file itself is served. */
export async function preparePicture(source: PictureSource, { maxPixels }: Options = {}): Promise<Picture> {
  const timed = createTimeLimit()
  const header = await shapeOf(source, { unsupported: messages.fileTypeUnsupported })
  requirePixels(header, maxPixels)
  const shape = fitIntoWebP(header)
  const targets = imageRenditions(shape.width).map(({ name, width }) => ({
    name,
    width,
    height: name === 'full' ? shape.height : heightAt(width, shape),
    quality: qualityOf(name),
  }))
  return prepare(source, shape, { targets, timed })
}

/**
 * A picture for a profile: squares around its focal point, or else around what draws the eye. An animated WebP is reduced to
 * its first frame.
 */
export async function preparePhoto(
  source: PictureSource,
  { focus, maxPixels }: Options & { focus?: FocalPoint } = {},
): Promise<Picture> {
  const timed = createTimeLimit()
  const unsupported = messages.photoTypeUnsupported
  const shape = await shapeOf(source, { unsupported, firstFrameOnly: true })
  if (shape.format === 'gif') throw new UnsupportedFileTypeError(unsupported)
  requirePixels(shape, maxPixels)
  const square = focus ? squareAround(shape, focus) : await findSquare(timed(open(source, shape)), shape)
  const targets = PHOTO_SIZES.map((size) => ({
    name: `s_${size}`,
    width: size,
    height: size,
    square,
    quality: RENDITION_QUALITY,
  }))
  return prepare(source, shape, { targets, timed })
}

/** Throws UnsupportedFileTypeError as readPictureHeader does. */
async function shapeOf(source: PictureSource, options: HeaderOptions): Promise<PictureShape> {
  if (typeof source === 'string') return readPictureHeader(source, options)
  const { width, height } = source
  return { width, height, pixels: width * height, isAnimated: false }
}

function requirePixels({ pixels }: PictureShape, maxPixels = Infinity): void {
  if (pixels > maxPixels) throw new TooManyPixelsError()
}

async function findSquare(picture: Sharp, shape: PictureShape): Promise<Square> {
  return strikingSquare(picture, shape).catch(refuseUnreadable)
}

type TimeLimit = (pipeline: Sharp) => Sharp

/** All pipelines of one picture share IMAGE_PROCESSING_SECONDS; none starts after that. */
function createTimeLimit(): TimeLimit {
  const startedAt = performance.now()
  return (pipeline) => {
    const left = IMAGE_PROCESSING_SECONDS - Math.floor((performance.now() - startedAt) / 1000)
    return left > 0 ? pipeline.timeout({ seconds: left }) : refuseUnreadable()
  }
}

/** A long strip is made as much smaller as the format asks for; one of few pixels across is made no thinner than one. */
function fitIntoWebP(shape: PictureShape): PictureShape {
  const scale = Math.min(1, WEBP_MAX_SIDE / Math.max(shape.width, shape.height))
  const width = Math.max(1, Math.floor(shape.width * scale))
  return { ...shape, width, height: Math.min(WEBP_MAX_SIDE, heightAt(width, shape)) }
}

function heightAt(width: number, shape: PictureShape): number {
  return Math.max(1, Math.round((shape.height * width) / shape.width))
}

type Target = { name: string; width: number; height: number; square?: Square; quality: number }

/** Throws UnsupportedFileTypeError when the file is damaged. */
async function prepare(
  source: PictureSource,
  shape: PictureShape,
  { targets, timed }: { targets: readonly Target[]; timed: TimeLimit },
): Promise<Picture> {
  const { width, height, isAnimated } = shape
  try {
    const renditions: Picture['renditions'] = []
    for (const target of targets) {
      const pipeline = timed(open(source, shape, { animated: isAnimated }))
      renditions.push(await encode(pipeline, target))
    }
    const thumbHash = await drawThumbHash(timed(open(source, shape)))
    const perceptualHash = await differenceHash(timed(open(source, shape)))
    return { width, height, isAnimated, thumbHash, perceptualHash, renditions }
  } catch {
    return refuseUnreadable()
  }
}

/** The header was right but the rest could not be decoded, or took longer than a picture may. */
function refuseUnreadable(): never {
  throw new UnsupportedFileTypeError(messages.fileUnreadable)
}

/** Upright and in sRGB, as every reader of the pixels wants it. */
function open(
  source: PictureSource,
  { isAnimated, hasDeepProfile }: PictureShape,
  options: { animated?: boolean } = {},
): Sharp {
  if (typeof source !== 'string') {
    const { pixels, ...raw } = source
    return sharp(pixels, { raw })
  }
  const picture = sharp(source, options)
  // Sharp takes 16 bits with a profile to Display P3, and leaves them there unless it is told of sRGB once more.
  if (hasDeepProfile) picture.withIccProfile('srgb', { attach: false })
  return isAnimated ? picture : picture.autoOrient()
}

async function encode(picture: Sharp, { name, width, height, square, quality }: Target) {
  const { data, info } = await (square ? picture.extract(square) : picture)
    .resize({ width, height, fit: 'fill' })
    .toColorspace('srgb')
    .webp({ quality, effort: WEBP_EFFORT })
    .toBuffer({ resolveWithObject: true })
  return { name, width: info.width, height: info.pageHeight ?? info.height, content: data }
}

function qualityOf(rendition: string): number {
  return rendition === 'full' ? FULL_QUALITY : RENDITION_QUALITY
}

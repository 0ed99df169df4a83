import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { IMAGE_PROCESSING_SECONDS } from '#rules/limits.ts'
import { PHOTO_SIZES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import type { FocalPoint } from '#rules/photo-rules.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import type { ProcessedImage } from './processed-image.ts'
import { imageRenditions } from './image-renditions.ts'
import { READING, readImageHeader, type HeaderOptions, type ImageShape } from './image-header.ts'
import { squareAround, salientSquare, type Square } from './photo-square.ts'
import { readFrames, type ImageFrame } from './image-frames.ts'
import { createThumbHash } from './thumb-hash.ts'

// Only the loaders of accepted formats are enabled. Those of buffers read stored renditions and completed JPEG files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
  ],
})

// No file is read twice, so a cache would only use memory.
sharp.cache(false)

/** From 0 to 6. More than 2 doubles the time and saves a few percent of the bytes. */
const WEBP_EFFORT = 2
const WEBP_MAX_SIDE = 16_383

const END_OF_JPEG = Buffer.from([0xff, 0xd9])
const TRUNCATED_JPEG = /premature end/i

const FULL_QUALITY = 88
const RENDITION_QUALITY = 80

export type ImageSource = string | { pixels: Buffer; width: number; height: number; channels: 3 | 4 }

export class TooManyPixelsError extends Error {}

type Options = { maxPixels?: number }

/** Re-encodes the image at each width, so that no byte of the uploaded file is served. */
export async function prepareImage(
  source: ImageSource,
  { maxPixels }: Options = {},
): Promise<ProcessedImage> {
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
  return decode(source, async (readable) => {
    const image = await prepare(readable, shape, { targets, timed })
    return { ...image, frames: await readFrames(timed(open(readable, shape))) }
  })
}

/** Reads the frames of an image that was stored without them. */
export async function readImageFrames(file: string, { maxPixels }: Options = {}): Promise<ImageFrame[]> {
  const shape = await shapeOf(file, { unsupported: messages.fileTypeUnsupported, firstFrameOnly: true })
  requirePixels(shape, maxPixels)
  const timed = createTimeLimit()
  return decode(file, (readable) => readFrames(timed(open(readable, shape))))
}

/** Only the first frame of an animated WebP is used. */
export async function preparePhoto(
  source: ImageSource,
  { focus, maxPixels }: Options & { focus?: FocalPoint } = {},
): Promise<ProcessedImage> {
  const timed = createTimeLimit()
  const unsupported = messages.photoTypeUnsupported
  const shape = await shapeOf(source, { unsupported, firstFrameOnly: true })
  if (shape.format === 'gif') throw new UnsupportedFileTypeError(unsupported)
  requirePixels(shape, maxPixels)
  return decode(source, async (readable) => {
    const square = focus
      ? squareAround(shape, focus)
      : await salientSquare(timed(open(readable, shape)), shape)
    const targets = PHOTO_SIZES.map((size) => ({
      name: `s_${size}`,
      width: size,
      height: size,
      square,
      quality: RENDITION_QUALITY,
    }))
    return { ...(await prepare(readable, shape, { targets, timed })), frames: [] }
  })
}

async function shapeOf(source: ImageSource, options: HeaderOptions): Promise<ImageShape> {
  if (typeof source === 'string') return readImageHeader(source, options)
  const { width, height } = source
  return { width, height, pixels: width * height, isAnimated: false }
}

function requirePixels({ pixels }: ImageShape, maxPixels = Infinity): void {
  if (pixels > maxPixels) throw new TooManyPixelsError()
}

/** Adds the end marker to a JPEG without it. */
async function decode<Result>(
  source: ImageSource,
  read: (readable: ImageSource | Buffer) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(source).catch(async (error: unknown) => {
      if (typeof source !== 'string' || !TRUNCATED_JPEG.test(String(error))) throw error
      return read(Buffer.concat([await readFile(source), END_OF_JPEG]))
    })
  } catch {
    return throwUnreadable()
  }
}

type TimeLimit = (pipeline: Sharp) => Sharp

function createTimeLimit(): TimeLimit {
  const startedAt = performance.now()
  return (pipeline) => {
    const left = IMAGE_PROCESSING_SECONDS - Math.floor((performance.now() - startedAt) / 1000)
    return left > 0 ? pipeline.timeout({ seconds: left }) : throwUnreadable()
  }
}

function fitIntoWebP(shape: ImageShape): ImageShape {
  const scale = Math.min(1, WEBP_MAX_SIDE / Math.max(shape.width, shape.height))
  const width = Math.max(1, Math.floor(shape.width * scale))
  return { ...shape, width, height: Math.min(WEBP_MAX_SIDE, heightAt(width, shape)) }
}

function heightAt(width: number, shape: ImageShape): number {
  return Math.max(1, Math.round((shape.height * width) / shape.width))
}

type Target = { name: string; width: number; height: number; square?: Square; quality: number }

async function prepare(
  source: ImageSource | Buffer,
  shape: ImageShape,
  { targets, timed }: { targets: readonly Target[]; timed: TimeLimit },
): Promise<Omit<ProcessedImage, 'frames'>> {
  const { width, height, isAnimated } = shape
  const renditions: ProcessedImage['renditions'] = []
  for (const target of targets) {
    const pipeline = timed(open(source, shape, { animated: isAnimated }))
    renditions.push(await encode(pipeline, target))
  }
  const thumbHash = await createThumbHash(timed(open(source, shape)))
  return { width, height, isAnimated, thumbHash, renditions }
}

function throwUnreadable(): never {
  throw new UnsupportedFileTypeError(messages.fileUnreadable)
}

function open(
  source: ImageSource | Buffer,
  { isAnimated, hasDeepProfile }: ImageShape,
  options: { animated?: boolean } = {},
): Sharp {
  if (typeof source !== 'string' && 'pixels' in source) {
    const { pixels, ...raw } = source
    return sharp(pixels, { raw })
  }
  // If more than the end marker is missing, libvips warns.
  const reading = Buffer.isBuffer(source) ? ({ failOn: 'warning' } as const) : READING
  const image = sharp(source, { ...reading, ...options })
  // Sharp converts 16-bit images with a profile to Display P3 unless sRGB is requested again.
  if (hasDeepProfile) image.withIccProfile('srgb', { attach: false })
  return isAnimated ? image : image.autoOrient()
}

async function encode(image: Sharp, { name, width, height, square, quality }: Target) {
  const { data, info } = await (square ? image.extract(square) : image)
    .resize({ width, height, fit: 'fill' })
    .toColorspace('srgb')
    .webp({ quality, effort: WEBP_EFFORT })
    .toBuffer({ resolveWithObject: true })
  return { name, width: info.width, height: info.pageHeight ?? info.height, content: data }
}

function qualityOf(rendition: string): number {
  return rendition === 'full' ? FULL_QUALITY : RENDITION_QUALITY
}

import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import {
  IMAGE_HEADER_PROCESSOR_SECONDS,
  IMAGE_HEADER_SECONDS,
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_PIXELS,
} from '#rules/limits.ts'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import type { ProcessedImage } from './processed-image.ts'
import { hasTooManyMarkers } from './jpeg-markers.ts'
import { hasTooManyChunks } from './png-chunks.ts'
import { hasTooManyParts } from './webp-parts.ts'

export type ImageShape = Pick<ProcessedImage, 'width' | 'height' | 'isAnimated'> & {
  /** The number of pixels of all frames that are decoded. */
  pixels: number
  format?: string
  hasDeepProfile?: boolean
}

/** Cameras write small errors that every browser ignores, and of which libvips warns. Truncated files are refused. */
export const READING = { failOn: 'error' } as const

const CHECK_INTERVAL = 50

/** libvips is still reading the header, which cannot be aborted. */
export class EndlessHeaderError extends Error {}

export type HeaderOptions = {
  unsupported: string
  firstFrameOnly?: boolean
}

export async function readImageHeader(
  file: string,
  { unsupported, firstFrameOnly = false }: HeaderOptions,
): Promise<ImageShape> {
  if (await hasTooManyParts(file)) throw new UnsupportedFileTypeError(messages.imageTooLarge)
  if ((await hasTooManyMarkers(file)) || (await hasTooManyChunks(file)))
    throw new UnsupportedFileTypeError(messages.fileUnreadable)
  const reading = sharp(file, { ...READING, limitInputPixels: false })
    .metadata()
    .catch(async () => {
      const type = await fileTypeFromFile(file)
      const isPicture = IMAGE_TYPES.some((known) => known === type?.mime)
      throw new UnsupportedFileTypeError(isPicture ? messages.fileUnreadable : unsupported)
    })
  const { pages = 1, format, depth, hasProfile, ...size } = await withinLimit(reading)
  const isAnimated = pages > 1 && !firstFrameOnly
  // Neither browsers nor libvips rotate animations.
  const { width, height } = isAnimated ? size : size.autoOrient
  const pixels = width * height * (isAnimated ? pages : 1)
  if (pages > IMAGE_MAX_FRAMES || pixels > IMAGE_MAX_PIXELS)
    throw new UnsupportedFileTypeError(messages.imageTooLarge)
  return { width, height, pixels, isAnimated, format, hasDeepProfile: hasProfile && depth === 'ushort' }
}

/** Other work affects wall-clock time or CPU time, so both must be exceeded. A valid header takes milliseconds. */
async function withinLimit<Result>(reading: Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const cpuUsageAtStart = process.cpuUsage()
  const hasTimedOut = () => {
    const { user, system } = process.cpuUsage(cpuUsageAtStart)
    const seconds = (performance.now() - startedAt) / 1000
    return seconds > IMAGE_HEADER_SECONDS && (user + system) / 1e6 > IMAGE_HEADER_PROCESSOR_SECONDS
  }
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (hasTimedOut())
        reject(new UnsupportedFileTypeError(messages.fileUnreadable, { cause: new EndlessHeaderError() }))
    }, CHECK_INTERVAL)
  })
  return Promise.race([reading, timeout]).finally(() => clearInterval(timer))
}

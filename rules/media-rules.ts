import { MEDIA_CACHE_SECONDS } from './limits.ts'

/** Widths in pixels of the renditions kept of a picture, narrowest first; none is wider than the picture itself. */
export const IMAGE_WIDTHS = [480, 1080] as const
/** Squares kept of a profile photo. */
export const PHOTO_SIZES = [64, 128, 256] as const

/** What the file pickers offer; what counts is what the file's own bytes say. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const
export const MEDIA_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES] as const

/** The transformations of a video, as its URL names them: its full size, and the specification's reduced form, twice. */
export const VIDEO_TRANSFORMATIONS = {
  full: 'f_mp4',
  reduced: 'f_auto,q_40,w_480,fps_60',
  /** VP9; only where it is smaller than the other. */
  webm: 'f_webm,q_40,w_480,fps_60',
} as const
/** What its author reads where a video will be; a sentence of the feed, which loads no others. */
export const VIDEO_PROCESSING = 'Processing…'
/** What stands in the place of a video that did not come. */
export const VIDEO_FAILED_TO_LOAD = 'This video could not be loaded.'
/** Pixels. */
export const REDUCED_VIDEO_WIDTH = 480

/** Megabytes with one decimal, as the sentence about a file's size shows them. */
export function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1)
}

/** The narrowest kept width that fills `wanted` pixels, else the widest. */
export function fittingWidth(widths: readonly number[], wanted: number): number | undefined {
  const ascending = [...widths].sort((a, b) => a - b)
  return ascending.find((width) => width >= wanted) ?? ascending.at(-1)
}

/** For files that everyone may fetch. */
export const MEDIA_CACHE_CONTROL = `public, max-age=${MEDIA_CACHE_SECONDS}, must-revalidate`

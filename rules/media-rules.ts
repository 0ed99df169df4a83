import { MEDIA_CACHE_SECONDS } from './limits.ts'

/** Widths in pixels of the renditions of an image, ascending. Images are never enlarged. */
export const IMAGE_WIDTHS = [480, 1080] as const
/** Side lengths in pixels of the renditions of a profile photo. */
export const PHOTO_SIZES = [64, 128, 256] as const

/** The types in file pickers. The server checks the content of the file. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const
export const MEDIA_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES] as const

/** The transformations in the URLs of a video: the full size, and the reduced size in two formats. */
export const VIDEO_TRANSFORMATIONS = {
  full: 'f_mp4',
  reduced: 'f_auto,q_40,w_480,fps_60',
  /** VP9; stored only when it is smaller than the MP4 file. */
  webm: 'f_webm,q_40,w_480,fps_60',
} as const
export const VIDEO_PROCESSING = 'Processing…'
export const VIDEO_FAILED_TO_LOAD = 'This video could not be loaded.'
/** In pixels. */
export const REDUCED_VIDEO_WIDTH = 480

/** Megabytes with one decimal, for messages. */
export function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1)
}

/** The smallest width of at least `wanted` pixels, or else the largest. */
export function fittingWidth(widths: readonly number[], wanted: number): number | undefined {
  const ascending = [...widths].sort((a, b) => a - b)
  return ascending.find((width) => width >= wanted) ?? ascending.at(-1)
}

export const MEDIA_CACHE_CONTROL = `public, max-age=${MEDIA_CACHE_SECONDS}, must-revalidate`

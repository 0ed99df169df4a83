import { MEDIA_CACHE_SECONDS } from './limits.ts'

/** The widths of image renditions in pixels, ascending. Images are never enlarged. */
export const IMAGE_WIDTHS = [480, 1080] as const
/** The side lengths of profile photos in pixels. */
export const PHOTO_SIZES = [64, 128, 256] as const

/** File pickers offer these types. The server checks the content of the file. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The brands of MP4 files have own types (ISO/IEC 14496-12). */
export const MP4_TYPES = ['video/mp4', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'] as const
const VIDEO_TYPES = [...MP4_TYPES, 'video/webm'] as const
export const MEDIA_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES] as const

/** The site converts these files to MP4 before their upload. Some systems know only the extension. */
export const QUICKTIME_TYPE = 'video/quicktime'
export const QUICKTIME_EXTENSION = '.mov'

export function isQuickTime({ type, name }: { type: string; name: string }): boolean {
  return type === QUICKTIME_TYPE || (type === '' && name.toLowerCase().endsWith(QUICKTIME_EXTENSION))
}

/** The names of the renditions in the URLs of a video. */
export const VIDEO_TRANSFORMATIONS = {
  full: 'f_mp4',
  reduced: 'f_auto,q_40,w_480,fps_60',
  /** VP9. The rendition is stored only if it is smaller than the MP4 file. */
  webm: 'f_webm,q_40,w_480,fps_60',
} as const
export const VIDEO_PROCESSING = 'Processing…'
export const VIDEO_FAILED_TO_LOAD = 'This video could not be loaded.'
export const REDUCED_VIDEO_WIDTH = 480

export function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1)
}

/** Returns the smallest width of at least `minimum` pixels, or else the largest. */
export function fittingWidth(widths: readonly number[], minimum: number): number | undefined {
  const ascending = [...widths].sort((a, b) => a - b)
  return ascending.find((width) => width >= minimum) ?? ascending.at(-1)
}

export const MEDIA_CACHE_CONTROL = `public, max-age=${MEDIA_CACHE_SECONDS}, must-revalidate`

import { MEME_SIDE_MAX, MEME_SIDE_MIN } from '#rules/memes/limits.ts'
import { clamp, type Size } from './geometry.ts'

export const CANVAS_SIZES = [
  { label: 'Square', width: 1080, height: 1080 },
  { label: 'Portrait', width: 1080, height: 1350 },
  { label: 'Story', width: 1080, height: 1920 },
  { label: 'Landscape', width: 1280, height: 720 },
] as const

/** The longer side of a canvas for a picture. */
const PICTURE_SIDE = 1440

/** The canvas for a picture as its background, with the same aspect ratio within the limits. */
export function fitCanvas({ width, height }: Size): Size {
  const scale = Math.min(1, PICTURE_SIDE / Math.max(width, height))
  const side = (length: number) => clamp(Math.round(length * scale), MEME_SIDE_MIN, MEME_SIDE_MAX)
  return { width: side(width), height: side(height) }
}

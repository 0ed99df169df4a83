import { MEME_DRAWING_MAX_LENGTH } from '#rules/memes/limits.ts'

const REFERENCE_AREA = 1080 * 1080
/** The time grows a little faster than the side of the canvas. */
const AREA_EXPONENT = 0.65
/** Parsing and flattening curves takes the same time at any size. */
const SCALE_MIN = 0.6
/** Shapes without an outline are cheaper. */
const SHAPE_WEIGHT = 0.25
/** For each pixel: librsvg takes 65 ms for a megapixel of JPEG and 180 ms for one of PNG. */
const JPEG_WEIGHT = 0.065
const PNG_WEIGHT = 0.18

/** Whether drawings of this length alone cost more than `MEME_DRAWING_MAX_LENGTH`, on a canvas of this area in pixels. */
export function isTooMuchArtwork(length: number, area: number): boolean {
  return SHAPE_WEIGHT * length * scaleOf(area) > MEME_DRAWING_MAX_LENGTH
}

/** Whether drawing the SVG of a meme costs more than `MEME_DRAWING_MAX_LENGTH`. */
export function isTooComplex(svg: string): boolean {
  const [, width = '0', height = '0'] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const area = Number(width) * Number(height)
  const outlined = lengthOf(svg, /<path d="[^"]*"[^>]* paint-order="stroke"/g)
  const embedded = lengthOf(svg, /href="data:[^"]*"/g)
  const length = outlined + SHAPE_WEIGHT * (svg.length - outlined - embedded)
  return length * scaleOf(area) + costOfImages(svg) > MEME_DRAWING_MAX_LENGTH
}

function scaleOf(area: number): number {
  return Math.max(SCALE_MIN, (area / REFERENCE_AREA) ** AREA_EXPONENT)
}

/** Images are decoded at their own size. */
function costOfImages(svg: string): number {
  const images = svg.matchAll(/<image href="data:image\/(png|jpeg);[^"]*" width="(\d+)" height="(\d+)"/g)
  return Array.from(images).reduce(
    (sum, [, format, width, height]) =>
      sum + Number(width) * Number(height) * (format === 'jpeg' ? JPEG_WEIGHT : PNG_WEIGHT),
    0,
  )
}

function lengthOf(svg: string, pattern: RegExp): number {
  return Array.from(svg.matchAll(pattern)).reduce((sum, [match]) => sum + match.length, 0)
}

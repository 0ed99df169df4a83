import sharp, { type Sharp } from 'sharp'

/** A part of an image as grey pixels, by which similar images are recognized. */
export type ImageFrame = {
  /** Width divided by height. */
  aspectRatio: number
  /** Brightness from 0 to 255, row by row, stretched to a square of `FRAME_SIDE`. */
  pixels: Uint8Array
}

/** `captions` are the texts of a meme, and null if they are unknown. */
export type Picture = { frames: readonly ImageFrame[]; captions: readonly string[] | null }

/** Pixels per side of a frame. Captions of different texts differ at this size. */
export const FRAME_SIDE = 64

/** Pixels per side at which a border is found. */
const SEARCHED_SIDE = 512
/** The largest difference of a border's pixel from its color, in one channel. JPEG changes colors near edges. */
const COLOR_TOLERANCE = 24
/** The share of pixels in a row of a border that may have another color. */
const OTHER_PIXELS = 0.01
/** A border is at most this share of a side, and what is inside it at least `INNER_MIN`. */
const BORDER_MAX = 0.35
const INNER_MIN = 0.3

type Rectangle = { left: number; top: number; width: number; height: number }
type Pixels = { data: Buffer; width: number; height: number }

/** Returns the whole image, and what is inside its border of one color if it has one. */
export async function readFrames(image: Sharp): Promise<ImageFrame[]> {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .removeAlpha()
    .resize({ width: SEARCHED_SIDE, height: SEARCHED_SIDE, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const whole = { left: 0, top: 0, width: info.width, height: info.height }
  const inner = findInnerRectangle(pixels)
  return Promise.all((inner ? [whole, inner] : [whole]).map((rectangle) => toFrame(pixels, rectangle)))
}

async function toFrame({ data, width, height }: Pixels, rectangle: Rectangle): Promise<ImageFrame> {
  const colors = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(rectangle)
    .resize({ width: FRAME_SIDE, height: FRAME_SIDE, fit: 'fill' })
    .raw()
    .toBuffer()
  const pixels = Uint8Array.from({ length: FRAME_SIDE * FRAME_SIDE }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = colors.subarray(index * 3, index * 3 + 3)
    return Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  })
  return { aspectRatio: rectangle.width / rectangle.height, pixels }
}

/** The color at a position of one of the lines that are parallel to a side. Line 0 is the side itself. */
type ReadLine = (line: number, position: number, channel: number) => number

/** Returns null if no side has a border, or if little is inside it. */
function findInnerRectangle({ data, width, height }: Pixels): Rectangle | null {
  const at = (x: number, y: number, channel: number) => data[(y * width + x) * 3 + channel] ?? 0
  const top = borderWidth(height, width, (line, x, channel) => at(x, line, channel))
  const bottom = borderWidth(height, width, (line, x, channel) => at(x, height - 1 - line, channel))
  const left = borderWidth(width, height, (line, y, channel) => at(line, y, channel))
  const right = borderWidth(width, height, (line, y, channel) => at(width - 1 - line, y, channel))
  const inner = { left, top, width: width - left - right, height: height - top - bottom }
  const hasBorder = left + right + top + bottom > 0
  return hasBorder && inner.width >= width * INNER_MIN && inner.height >= height * INNER_MIN ? inner : null
}

function borderWidth(lines: number, length: number, read: ReadLine): number {
  const color = [0, 1, 2].map((channel) => median(length, (position) => read(0, position, channel)))
  const isOther = (line: number, position: number) =>
    color.some((value, channel) => Math.abs(read(line, position, channel) - value) > COLOR_TOLERANCE)
  let width = 0
  while (
    width < lines * BORDER_MAX &&
    countOf(length, (position) => isOther(width, position)) <= length * OTHER_PIXELS
  )
    width += 1
  // The line at the edge of the border mixes the colors of both sides.
  return width === 0 ? 0 : width + 1
}

function median(length: number, valueAt: (index: number) => number): number {
  const values = Uint8Array.from({ length }, (_, index) => valueAt(index)).sort()
  return values[Math.floor(length / 2)] ?? 0
}

function countOf(length: number, isCounted: (index: number) => boolean): number {
  let count = 0
  for (let index = 0; index < length; index += 1) if (isCounted(index)) count += 1
  return count
}

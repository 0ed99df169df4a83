import type { MemeLayer } from '#rules/memes/document.ts'
import {
  MEME_EXTENT_MAX,
  MEME_FONT_SIZE_MAX,
  MEME_POSITION_MAX,
  MEME_POSITION_MIN,
} from '#rules/memes/limits.ts'

export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
/** A box around its center, in pixels of the canvas. The angle is in degrees, clockwise. */
export type Box = Point & Size & { angle: number }
/** The height of a sticker or an image as a fraction of its width. */
export type RatioOf = (content: MemeLayer) => number
export type Handle = 'nw' | 'ne' | 'se' | 'sw' | 'n' | 'e' | 's' | 'w'

/** As a fraction of the canvas, so that a layer can still be grabbed. */
export const EXTENT_MIN = 0.02

export function boxOf(content: MemeLayer, canvas: Size, ratioOf: RatioOf): Box {
  const placed = placedPart(content)
  const width = placed.width * canvas.width
  const height = 'height' in placed ? placed.height * canvas.height : width * ratioOf(content)
  return {
    x: placed.x * canvas.width + width / 2,
    y: placed.y * canvas.height + height / 2,
    width,
    height,
    angle: placed.angle,
  }
}

/** Moves the layer into the box. The font size of a text changes with `scale`, unless the text fits its box. */
export function placeInBox(content: MemeLayer, box: Box, canvas: Size, scale = 1): MemeLayer {
  const width = clamp(box.width / canvas.width, EXTENT_MIN, MEME_EXTENT_MAX)
  const height = clamp(box.height / canvas.height, EXTENT_MIN, MEME_EXTENT_MAX)
  const placed = {
    x: position(box.x / canvas.width - width / 2),
    y: position((box.y - box.height / 2) / canvas.height),
    width: fraction(width),
    angle: normalAngle(box.angle),
  }
  if ('sticker' in content) return { sticker: { ...content.sticker, ...placed } }
  if ('image' in content) return { image: { ...content.image, ...placed } }
  const boxed = { ...placed, y: position(box.y / canvas.height - height / 2), height: fraction(height) }
  if ('pen' in content) return { pen: { ...content.pen, ...boxed } }
  const { size } = content.text
  return {
    text: {
      ...content.text,
      ...boxed,
      size: size === null ? null : fraction(clamp(size * scale, 0.005, MEME_FONT_SIZE_MAX)),
    },
  }
}

/** The factor by which a box can be scaled within the limits. */
export function limitScale(scale: number, box: Size, canvas: Size): number {
  const smallest = Math.max(
    (EXTENT_MIN * canvas.width) / box.width,
    (EXTENT_MIN * canvas.height) / box.height,
  )
  const largest = Math.min(
    (MEME_EXTENT_MAX * canvas.width) / box.width,
    (MEME_EXTENT_MAX * canvas.height) / box.height,
  )
  return clamp(scale, Math.min(smallest, 1), Math.max(largest, 1))
}

/** Scales the box so that the corner follows the pointer and the opposite corner stays. */
export function scaleFromCorner(box: Box, handle: Handle, pointer: Point, canvas: Size): Box {
  const corner = cornerOf(box, handle)
  const anchor = { x: 2 * box.x - corner.x, y: 2 * box.y - corner.y }
  const along = { x: corner.x - anchor.x, y: corner.y - anchor.y }
  const length = along.x ** 2 + along.y ** 2
  const share = ((pointer.x - anchor.x) * along.x + (pointer.y - anchor.y) * along.y) / length
  const scale = limitScale(share, box, canvas)
  return {
    ...box,
    x: anchor.x + (box.x - anchor.x) * scale,
    y: anchor.y + (box.y - anchor.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}

/** Moves one side of the box. The opposite side stays. */
export function stretchSide(box: Box, handle: Handle, pointer: Point, canvas: Size): Box {
  const isHorizontal = handle === 'e' || handle === 'w'
  const direction = handle === 'e' || handle === 's' ? 1 : -1
  const local = rotate({ x: pointer.x - box.x, y: pointer.y - box.y }, -box.angle)
  const side = isHorizontal ? 'width' : 'height'
  const reach = (isHorizontal ? local.x : local.y) * direction + box[side] / 2
  const length = clamp(reach, EXTENT_MIN * canvas[side], MEME_EXTENT_MAX * canvas[side])
  const shift = ((length - box[side]) / 2) * direction
  const moved = rotate(isHorizontal ? { x: shift, y: 0 } : { x: 0, y: shift }, box.angle)
  return { ...box, [side]: length, x: box.x + moved.x, y: box.y + moved.y }
}

/** The angle at which the top of the box points to the pointer. */
export function angleTowards(center: Point, pointer: Point): number {
  return (Math.atan2(pointer.y - center.y, pointer.x - center.x) * 180) / Math.PI + 90
}

export function contains(box: Box, point: Point, margin = 0): boolean {
  const local = rotate({ x: point.x - box.x, y: point.y - box.y }, -box.angle)
  return Math.abs(local.x) <= box.width / 2 + margin && Math.abs(local.y) <= box.height / 2 + margin
}

export function cornerOf(box: Box, handle: Handle): Point {
  const x = handle.includes('e') ? box.width / 2 : -box.width / 2
  const y = handle.includes('s') ? box.height / 2 : -box.height / 2
  const turned = rotate({ x, y }, box.angle)
  return { x: box.x + turned.x, y: box.y + turned.y }
}

export function rotate({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Between -180 and 180 degrees, with one decimal. */
export function normalAngle(angle: number): number {
  const turned = ((((angle + 180) % 360) + 360) % 360) - 180
  return Math.round(turned * 10) / 10
}

export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

function placedPart(content: MemeLayer) {
  if ('text' in content) return content.text
  if ('pen' in content) return content.pen
  return 'sticker' in content ? content.sticker : content.image
}

const fraction = (value: number) => Math.round(value * 10_000) / 10_000
const position = (value: number) => fraction(clamp(value, MEME_POSITION_MIN, MEME_POSITION_MAX))

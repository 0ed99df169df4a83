import type { Sharp } from 'sharp'
import type { FocalPoint } from '#rules/photo-rules.ts'

/** Of an upright picture, in pixels. */
export type Square = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/** Pixels: what a look for the striking part of a picture is taken at. */
const LOOK = 128

/** The largest square with the point in its middle, or as near to that as the picture's edges allow. */
export function squareAround({ width, height }: Size, { x, y }: FocalPoint): Square {
  const side = Math.min(width, height)
  return {
    left: clamp(x * width - side / 2, width - side),
    top: clamp(y * height - side / 2, height - side),
    width: side,
    height: side,
  }
}

/** The largest square around what draws the eye: skin, bright colours and detail, as libvips finds them. */
export async function strikingSquare(picture: Sharp, { width, height }: Size): Promise<Square> {
  const { info } = await picture
    .resize({ width: LOOK, height: LOOK, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const side = Math.min(width, height)
  // How far the picture was moved beneath its crop: never to the right or down.
  const [left, top] = [info.cropOffsetLeft, info.cropOffsetTop].map((offset = 0) => (-offset * side) / LOOK)
  return {
    left: clamp(left ?? 0, width - side),
    top: clamp(top ?? 0, height - side),
    width: side,
    height: side,
  }
}

function clamp(start: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(start)))
}

import type { Sharp } from 'sharp'
import type { FocalPoint } from '#rules/photo-rules.ts'

export type Square = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const ANALYSIS_SIZE = 128

export function squareAround({ width, height }: Size, { x, y }: FocalPoint): Square {
  const side = Math.min(width, height)
  return {
    left: clamp(x * width - side / 2, width - side),
    top: clamp(y * height - side / 2, height - side),
    width: side,
    height: side,
  }
}

/** The largest square around the most salient part: libvips looks for skin, saturated colors and detail. */
export async function salientSquare(image: Sharp, { width, height }: Size): Promise<Square> {
  const { info } = await image
    .resize({ width: ANALYSIS_SIZE, height: ANALYSIS_SIZE, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const side = Math.min(width, height)
  // The offset of the image under its crop is never positive.
  const [left, top] = [info.cropOffsetLeft, info.cropOffsetTop].map(
    (offset = 0) => (-offset * side) / ANALYSIS_SIZE,
  )
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

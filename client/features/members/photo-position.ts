import type { FocalPoint } from '#rules/photo-rules.ts'

/** Of the upright picture, in pixels. */
export type PictureSize = { width: number; height: number }

/** Along which side a picture can be moved within its square; a square one cannot. */
export function movableSide({ width, height }: PictureSize): 'width' | 'height' | null {
  if (width === height) return null
  return width > height ? 'width' : 'height'
}

/** `share` is how much of the way it was moved: from 0, its beginning is shown, to 1, its end. */
export function focalPoint(size: PictureSize, share: number): FocalPoint {
  const square = Math.min(size.width, size.height)
  const middle = (length: number) => (share * (length - square) + square / 2) / length
  return { x: middle(size.width), y: middle(size.height) }
}

/** The same for CSS, whose `object-position` counts the way as well. */
export function objectPosition(size: PictureSize, share: number): string {
  const percent = `${share * 100}%`
  return movableSide(size) === 'width' ? `${percent} 50%` : `50% ${percent}`
}

/** Where a drag of so many pixels takes it, within a frame of so many: the picture follows the hand. */
export function draggedShare(
  size: PictureSize,
  share: number,
  { moved, frame }: { moved: { x: number; y: number }; frame: number },
): number {
  const side = movableSide(size)
  if (!side) return share
  const way = frame * (size[side] / Math.min(size.width, size.height) - 1)
  return Math.min(1, Math.max(0, share - (side === 'width' ? moved.x : moved.y) / way))
}

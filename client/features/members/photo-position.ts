import type { FocalPoint } from '#rules/photo-rules.ts'

/** The size in pixels, after EXIF rotation. */
export type PictureSize = { width: number; height: number }

/** The axis along which an image can move within its square. Null for square images. */
export function movableSide({ width, height }: PictureSize): 'width' | 'height' | null {
  if (width === height) return null
  return width > height ? 'width' : 'height'
}

/** `share` is the position along the axis: 0 shows the start, 1 the end. */
export function focalPoint(size: PictureSize, share: number): FocalPoint {
  const square = Math.min(size.width, size.height)
  const middle = (length: number) => (share * (length - square) + square / 2) / length
  return { x: middle(size.width), y: middle(size.height) }
}

/** The position as CSS `object-position`. */
export function objectPosition(size: PictureSize, share: number): string {
  const percent = `${share * 100}%`
  return movableSide(size) === 'width' ? `${percent} 50%` : `50% ${percent}`
}

/** The new position after a drag. All lengths are in pixels. */
export function draggedShare(
  size: PictureSize,
  share: number,
  { moved, frame }: { moved: { x: number; y: number }; frame: number },
): number {
  const side = movableSide(size)
  if (!side) return share
  const range = frame * (size[side] / Math.min(size.width, size.height) - 1)
  return Math.min(1, Math.max(0, share - (side === 'width' ? moved.x : moved.y) / range))
}

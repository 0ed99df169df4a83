import { rotate, type Box, type Point, type Size } from './geometry.ts'

/** Lines that a layer snapped to, in pixels of the canvas. */
export type Guides = { x: number | null; y: number | null }

export const noGuides: Guides = { x: null, y: null }

const ANGLE_STEP = 45
const ANGLE_TOLERANCE = 4

/** Moves the box to the center or an edge of the canvas, or in line with the center of another layer. */
export function snapPosition(
  box: Box,
  canvas: Size,
  others: readonly Point[],
  tolerance: number,
): { box: Box; guides: Guides } {
  const outer = outerSize(box)
  const x = snapLine(
    box.x,
    outer.width,
    [canvas.width / 2, ...others.map((other) => other.x)],
    canvas.width,
    tolerance,
  )
  const y = snapLine(
    box.y,
    outer.height,
    [canvas.height / 2, ...others.map((other) => other.y)],
    canvas.height,
    tolerance,
  )
  return { box: { ...box, x: x.center, y: y.center }, guides: { x: x.guide, y: y.guide } }
}

/** Multiples of 45 degrees attract the angle. */
export function snapAngle(angle: number): number {
  const nearest = Math.round(angle / ANGLE_STEP) * ANGLE_STEP
  return Math.abs(angle - nearest) <= ANGLE_TOLERANCE ? nearest : angle
}

function snapLine(
  center: number,
  length: number,
  centers: readonly number[],
  side: number,
  tolerance: number,
): { center: number; guide: number | null } {
  const candidates = [
    ...centers.map((line) => ({ center: line, guide: line })),
    { center: length / 2, guide: 0 },
    { center: side - length / 2, guide: side },
  ]
  const distances = candidates.map((candidate) => Math.abs(candidate.center - center))
  const least = Math.min(...distances)
  const nearest = candidates[distances.indexOf(least)]
  return nearest && least <= tolerance ? nearest : { center, guide: null }
}

/** The size of the upright box around a rotated one. */
function outerSize({ width, height, angle }: Box): Size {
  const [one, other] = [rotate({ x: width, y: height }, angle), rotate({ x: width, y: -height }, angle)]
  return {
    width: Math.max(Math.abs(one.x), Math.abs(other.x)),
    height: Math.max(Math.abs(one.y), Math.abs(other.y)),
  }
}

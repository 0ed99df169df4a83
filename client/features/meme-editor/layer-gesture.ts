import {
  angleTowards,
  scaleFromCorner,
  stretchSide,
  type Box,
  type Handle,
  type Point,
  type Size,
} from './geometry.ts'
import { centerOf, pinchBox } from './gesture-math.ts'
import { noGuides, snapAngle, snapPosition, type Guides } from './snap.ts'

/** The part of a layer that a gesture holds: a handle of its frame, or the layer itself with one or two fingers. */
export type Grip = Handle | 'rotate' | 'move' | 'pinch'

type Movement = {
  start: Box
  /** The pointers at the start and now, in pixels of the canvas. */
  from: readonly Point[]
  to: readonly Point[]
  canvas: Size
  /** The centers of the other layers. */
  others: readonly Point[]
  /** The distance at which lines attract the layer. */
  tolerance: number
  /** Turns in steps instead of snapping. */
  isStepped: boolean
}

const ANGLE_STEP = 15
const CORNERS: ReadonlySet<string> = new Set(['nw', 'ne', 'se', 'sw'])

export function isSide(grip: Grip): boolean {
  return grip === 'n' || grip === 'e' || grip === 's' || grip === 'w'
}

/** Returns the new box of a layer and the lines that it snapped to. */
export function transformBox(grip: Grip, movement: Movement): { box: Box; guides: Guides } {
  const { start, from, to, canvas, others, tolerance, isStepped } = movement
  const [before, now] = [centerOf(from), centerOf(to)]
  if (grip === 'pinch') return { box: pinchBox(start, from, to, canvas), guides: noGuides }
  if (grip === 'move') {
    const moved = { ...start, x: start.x + now.x - before.x, y: start.y + now.y - before.y }
    return snapPosition(moved, canvas, others, tolerance)
  }
  if (grip === 'rotate') {
    const angle = angleTowards(start, now)
    const stepped = Math.round(angle / ANGLE_STEP) * ANGLE_STEP
    return { box: { ...start, angle: isStepped ? stepped : snapAngle(angle) }, guides: noGuides }
  }
  const resize = CORNERS.has(grip) ? scaleFromCorner : stretchSide
  return { box: resize(start, grip, now, canvas), guides: noGuides }
}

import { limitScale, rotate, type Box, type Point, type Size } from './geometry.ts'
import { snapAngle } from './snap.ts'

/** One or two fingers. */
export type Touches = readonly Point[]

export function centerOf(touches: Touches): Point {
  const sum = touches.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / touches.length, y: sum.y / touches.length }
}

/** The distance of two fingers. 1 for one finger. */
export function spreadOf([one, other]: Touches): number {
  return one && other ? Math.max(Math.hypot(other.x - one.x, other.y - one.y), 1) : 1
}

/** Moves, scales and turns the box with two fingers, around the point between them. */
export function pinchBox(start: Box, from: Touches, to: Touches, canvas: Size): Box {
  const scale = limitScale(spreadOf(to) / spreadOf(from), start, canvas)
  const angle = snapAngle(start.angle + directionOf(to) - directionOf(from))
  const [fromCenter, toCenter] = [centerOf(from), centerOf(to)]
  const offset = rotate({ x: start.x - fromCenter.x, y: start.y - fromCenter.y }, angle - start.angle)
  return {
    x: toCenter.x + offset.x * scale,
    y: toCenter.y + offset.y * scale,
    width: start.width * scale,
    height: start.height * scale,
    angle,
  }
}

function directionOf([one, other]: Touches): number {
  return one && other ? (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI : 0
}

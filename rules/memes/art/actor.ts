import type { Mood } from './face.ts'
import { critterHead, furOf } from './critter.ts'
import type { CritterName } from './critters.ts'
import { INK, circle, ellipse, flat, group, inked, path, polygon, stroke, tube } from './svg.ts'

/** The position of a hand relative to the feet. A positive bend moves the elbow outwards. */
export type Hand = { x: number; y: number; bend?: number; holds?: string }

export type Actor = {
  animal: CritterName
  mood: Mood
  shirt: string
  trousers?: string
  tie?: string
  /** The hand on the left side of the image. */
  left?: Hand
  right?: Hand
  legs?: 'stand' | 'walk' | 'run' | 'none'
  /** Degrees of the head. */
  tilt?: number
  headX?: number
  headY?: number
  /** Drawn above the head, with its center as the origin. */
  wears?: string
  isHeadFlipped?: boolean
}

const SHOULDER = { x: 62, y: -262 }

/** Draws a whole animal in clothes, about 300 wide and 530 tall, with its feet at the origin. */
export function actor(pose: Actor): string {
  const { animal, mood, shirt, trousers = '#4b5577', tie, legs = 'stand', wears = '' } = pose
  const fur = furOf(animal)
  const { left = { x: -106, y: -148 }, right = { x: 106, y: -148 } } = pose
  return (
    legsOf(legs, trousers) +
    path('M-84 -84Q-104 -300 -46 -312H46Q104 -300 84 -84Q0 -66 -84 -84Z', inked(shirt)) +
    (tie === undefined ? '' : collar(tie)) +
    group(
      { x: pose.headX ?? 0, y: -400 + (pose.headY ?? 0), turn: pose.tilt ?? 0, flip: pose.isHeadFlipped },
      critterHead(animal, mood),
      wears,
    ) +
    arm(-1, left, shirt, fur) +
    arm(1, right, shirt, fur)
  )
}

const shoe = (x: number, y: number, turn = 0) =>
  group({ x, y, turn }, path('M-30 8Q-32 -22 0 -22Q34 -20 42 8Z', inked(INK)))

function legsOf(legs: Actor['legs'], trousers: string): string {
  switch (legs) {
    case 'walk':
      return (
        tube([-30, -96, -62, -54, -84, -14], trousers, 34) +
        shoe(-88, -6, 14) +
        tube([30, -96, 60, -60, 70, -14], trousers, 34) +
        shoe(76, -6, -8)
      )
    case 'run':
      return (
        tube([-26, -96, -90, -90, -140, -50], trousers, 34) +
        shoe(-150, -44, 70) +
        tube([30, -96, 96, -90, 110, -20], trousers, 34) +
        shoe(118, -10, -14)
      )
    case 'none':
      return ''
    default:
      return (
        tube([-40, -96, -42, -12], trousers, 34) +
        shoe(-48, -2) +
        tube([40, -96, 42, -12], trousers, 34) +
        group({ x: 48, y: -2, flip: true }, path('M-30 8Q-32 -22 0 -22Q34 -20 42 8Z', inked(INK)))
      )
  }
}

function collar(tie: string): string {
  return (
    polygon([-44, -308, 44, -308, 0, -238], inked('#ffffff', 6)) +
    polygon([-13, -296, 13, -296, 22, -214, 0, -188, -22, -214], inked(tie, 6))
  )
}

function arm(side: -1 | 1, { x, y, bend = 24, holds = '' }: Hand, shirt: string, fur: string): string {
  const [startX, startY] = [side * SHOULDER.x, SHOULDER.y]
  const [dx, dy] = [x - startX, y - startY]
  const length = Math.hypot(dx, dy) || 1
  const [elbowX, elbowY] = [
    startX + dx * 0.5 + (side * Math.abs(dy) * bend) / length,
    startY + dy * 0.5 + (Math.abs(dx) * bend) / length,
  ]
  return (
    tube([startX, startY, elbowX, elbowY, x, y], shirt, 34) +
    group({ x, y }, holds) +
    circle(x, y, 25, inked(fur))
  )
}

/** Head and shoulders with both arms, above a table at the origin. */
export function actorBust(pose: Actor): string {
  return group({ y: 110 }, actor({ ...pose, legs: 'none' }))
}

export function shadow(width: number, colour = '#00000022'): string {
  return ellipse(0, 4, width, 18, flat(colour.slice(0, 7), 0.14))
}

const drop = (x: number, y: number, scale: number) =>
  group({ x, y, scale }, path('M0 -24Q20 6 0 14Q-20 6 0 -24Z', inked('#8fd3f4', 5)))

/** Drops of sweat on both sides of a head. */
export function sweat(): string {
  return drop(-128, -64, 1) + drop(134, -40, 1.2) + drop(-146, 10, 0.7) + drop(112, -106, 0.8)
}

/** Lines of surprise above a head. */
export function alarm(colour = INK): string {
  return [-50, -25, 0, 25, 50]
    .map((turn) => group({ turn }, path('M0 -176V-216', stroke(colour, 10))))
    .join('')
}

export function topHat(colour = '#3a3550'): string {
  return (
    path('M-66 -92L-58 -210Q0 -228 58 -210L66 -92Z', inked(colour)) + ellipse(0, -94, 112, 20, inked(colour))
  )
}

export function glasses(): string {
  return circle(-52, -14, 38, stroke()) + circle(52, -14, 38, stroke()) + path('M-14 -14H14', stroke(INK, 8))
}

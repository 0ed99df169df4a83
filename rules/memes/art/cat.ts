import { face, type Mood } from './face.ts'
import {
  INK,
  blob,
  clipped,
  ellipse,
  flat,
  group,
  inked,
  line,
  path,
  polygon,
  stroke,
  tube,
  type Points,
} from './svg.ts'

export type Coat = {
  name: string
  fur: string
  mark: string
  belly: string
  ink?: string
  pattern: 'plain' | 'tabby' | 'patched' | 'points'
}

export const coats: readonly Coat[] = [
  { name: 'ginger', fur: '#f0a04b', mark: '#cf7a2b', belly: '#fde3c0', pattern: 'tabby' },
  { name: 'grey', fur: '#9aa5b8', mark: '#717d94', belly: '#e4e8f0', pattern: 'tabby' },
  { name: 'black', fur: '#4a4560', mark: '#393450', belly: '#6b6584', ink: '#ffe9a8', pattern: 'plain' },
  { name: 'tuxedo', fur: '#474259', mark: '#ffffff', belly: '#ffffff', ink: '#ffe9a8', pattern: 'patched' },
  { name: 'white', fur: '#fbf7f0', mark: '#e5dccb', belly: '#ffffff', pattern: 'plain' },
  { name: 'calico', fur: '#fdf3e3', mark: '#e58f46', belly: '#ffffff', pattern: 'patched' },
  { name: 'cream', fur: '#f3e0c2', mark: '#8d6a55', belly: '#fff5e4', pattern: 'points' },
]

export type CatPose = {
  /** Unique within the drawing. */
  id: string
  /** Degrees of the head. */
  tilt?: number
  /** The height of the tail, from -60 to 120. */
  lift?: number
}

/** Draws a sitting cat, about 400 wide and 500 tall, with its paws at the origin. */
export function cat(coat: Coat, mood: Mood, { id, tilt = 0, lift = 20 }: CatPose): string {
  return tail(lift, coat) + body(coat, id) + group({ y: -325, turn: tilt }, catHead(coat, mood, id))
}

function tail(lift: number, coat: Coat): string {
  const points: Points = [120, -40, 215, -30, 250, -110 - lift, 205 + lift / 4, -190 - lift]
  return tube(points, coat.pattern === 'points' ? coat.mark : coat.fur, 42)
}

function body(coat: Coat, id: string): string {
  const shape = [
    0, -290, 105, -235, 150, -110, 140, -22, 60, 2, -60, 2, -140, -22, -150, -110, -105, -235,
  ] as const
  const marks =
    coat.pattern === 'tabby'
      ? [-200, -150, -100]
          .map((y) => path(`M-170 ${y}q50 25 75 0M170 ${y}q-50 25 -75 0`, stroke(coat.mark, 16)))
          .join('')
      : coat.pattern === 'patched'
        ? ellipse(120, -170, 80, 60, flat(coat.mark))
        : ''
  const paws = [-52, 52]
    .map(
      (x) =>
        ellipse(x, -14, 46, 26, inked(coat.pattern === 'points' ? coat.mark : coat.belly)) +
        path(`M${x - 14} -22v14M${x + 14} -22v14`, stroke(INK, 5)),
    )
    .join('')
  return (
    clipped(
      `${id}b`,
      blob(shape, {}),
      blob(shape, flat(coat.fur)),
      marks,
      ellipse(0, -90, 78, 110, flat(coat.belly)),
    ) +
    blob(shape, stroke()) +
    paws
  )
}

/** Draws a head of about 290 by 250 around the origin. */
export function catHead(coat: Coat, mood: Mood, id: string): string {
  const skull = [0, -92, 92, -80, 142, -10, 112, 68, 0, 98, -112, 68, -142, -10, -92, -80] as const
  const ear = (side: number) =>
    polygon(
      [side * 130, -46, side * 122, -152, side * 40, -92],
      inked(coat.pattern === 'points' ? coat.mark : coat.fur),
    ) + polygon([side * 112, -72, side * 110, -120, side * 72, -92], flat('#f5a9a9'))
  return (
    ear(-1) +
    ear(1) +
    clipped(
      `${id}h`,
      blob(skull, {}),
      blob(skull, flat(coat.fur)),
      headMarks(coat),
      ellipse(0, 60, 62, 44, flat(coat.belly)),
    ) +
    blob(skull, stroke()) +
    group({ y: -8 }, face(mood, { gap: 56, mouth: false, ink: coat.ink })) +
    muzzle(mood)
  )
}

function headMarks(coat: Coat): string {
  switch (coat.pattern) {
    case 'tabby':
      return path('M0 -100V-56M-34 -100V-66M34 -100V-66M-150 20h34M150 20h-34', stroke(coat.mark, 14))
    case 'patched':
      return coat.name === 'tuxedo'
        ? path('M0 -40L-70 110H70Z', flat(coat.mark))
        : ellipse(-80, -50, 90, 70, flat(coat.mark)) + ellipse(110, -70, 60, 50, flat('#4a4560'))
    case 'points':
      return ellipse(0, 50, 84, 60, flat(coat.mark))
    case 'plain':
      return ''
  }
}

function muzzle(mood: Mood): string {
  const open = mood === 'panicked' || mood === 'shocked' || mood === 'angry' || mood === 'delighted'
  const whiskers = [-1, 1]
    .map((side) =>
      [26, 40]
        .map((y) => line([side * 78, y + 4, side * 168, y - 14 + (y - 26) * 2], stroke(INK, 5)))
        .join(''),
    )
    .join('')
  return (
    whiskers +
    (open ? ellipse(0, 66, 20, 18, inked('#7c2f3d', 7)) : '') +
    path('M-28 46Q-14 62 0 44Q14 62 28 46', stroke(INK, 7)) +
    path('M-14 26H14L0 42Z', inked('#f08a8a', 6))
  )
}

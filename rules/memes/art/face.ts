import { eye, type Eyes } from './eyes.ts'
import { mouthOf, type Mouth } from './mouths.ts'
import { INK, ellipse, flat, group, line, path, stroke } from './svg.ts'

export type Mood =
  | 'happy'
  | 'delighted'
  | 'content'
  | 'deadpan'
  | 'tired'
  | 'asleep'
  | 'smug'
  | 'sly'
  | 'worried'
  | 'panicked'
  | 'shocked'
  | 'sad'
  | 'grumpy'
  | 'angry'
  | 'dazed'
  | 'crying'
  | 'laughing'
  | 'starry'
  | 'suspicious'
  | 'pleading'
  | 'thinking'
  | 'screaming'
  | 'cheeky'
  | 'nervous'
  | 'loving'

type Brows = 'none' | 'raised' | 'sorry' | 'cross' | 'one'

const expressions: Record<Mood, readonly [Eyes, Mouth, Brows]> = {
  happy: ['glossy', 'smile', 'none'],
  delighted: ['arcs', 'grin', 'raised'],
  content: ['shut', 'smile', 'none'],
  deadpan: ['dots', 'flat', 'none'],
  tired: ['lids', 'flat', 'sorry'],
  asleep: ['shut', 'yawn', 'none'],
  smug: ['lids', 'smirk', 'one'],
  sly: ['aside', 'smirk', 'none'],
  worried: ['round', 'wobble', 'sorry'],
  panicked: ['round', 'yell', 'sorry'],
  shocked: ['round', 'gasp', 'raised'],
  sad: ['glossy', 'frown', 'sorry'],
  grumpy: ['narrow', 'frown', 'cross'],
  angry: ['dots', 'yell', 'cross'],
  dazed: ['crosses', 'wobble', 'none'],
  crying: ['tears', 'wobble', 'sorry'],
  laughing: ['arcs', 'scream', 'raised'],
  starry: ['stars', 'grin', 'raised'],
  suspicious: ['slits', 'flat', 'one'],
  pleading: ['big', 'wobble', 'sorry'],
  thinking: ['up', 'flat', 'one'],
  screaming: ['round', 'scream', 'sorry'],
  cheeky: ['wink', 'tongue', 'none'],
  nervous: ['round', 'teeth', 'sorry'],
  loving: ['hearts', 'grin', 'none'],
}

export type FaceShape = {
  /** Half the distance between the eyes. Other distances are relative to 40. */
  gap?: number
  /** The distance from the eyes to the mouth. */
  drop?: number
  scale?: number
  cheeks?: string
  /** The color of the features, for dark skin or fur. */
  ink?: string
  /** False for a muzzle, which draws its own mouth. */
  mouth?: boolean
}

/** The origin is between the eyes. At scale 1, the face is about 120 wide and 90 tall. */
export function face(mood: Mood, shape: FaceShape = {}): string {
  const { gap = 40, drop = 46, scale = 1, cheeks, ink = INK, mouth = true } = shape
  const [eyes, lips, brows] = expressions[mood]
  const blush =
    cheeks === undefined ? '' : both(gap + 24, (x) => ellipse(x, drop * 0.62, 17, 11, flat(cheeks)))
  return group(
    { scale },
    blush,
    both(gap, (x, side) => group({ x }, eye(eyes, side, ink) + brow(brows, side, ink))),
    mouth ? group({ y: drop }, mouthOf(lips, ink)) : '',
  )
}

/** Draws only the mouth, for snouts and beaks. */
export function mouthFor(mood: Mood, ink = INK): string {
  return mouthOf(expressions[mood][1], ink)
}

function both(distance: number, draw: (x: number, side: -1 | 1) => string): string {
  return draw(-distance, -1) + draw(distance, 1)
}

function brow(kind: Brows, side: -1 | 1, ink: string): string {
  const draw = (inner: number, outer: number) => line([-side * 17, inner, side * 17, outer], stroke(ink, 7))
  switch (kind) {
    case 'none':
      return ''
    case 'raised':
      return path('M-15 -34Q0 -44 15 -34', stroke(ink, 7))
    case 'sorry':
      return draw(-40, -30)
    case 'cross':
      return draw(-20, -34)
    case 'one':
      return side === 1 ? path('M-16 -30Q2 -42 18 -28', stroke(ink, 7)) : ''
  }
}

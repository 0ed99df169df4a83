import { INK, circle, curve, ellipse, flat, group, inked, line, path, rect, stroke } from './svg.ts'

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

type Eyes =
  | 'dots'
  | 'arcs'
  | 'lids'
  | 'shut'
  | 'aside'
  | 'round'
  | 'narrow'
  | 'glossy'
  | 'crosses'
  | 'tears'
  | 'stars'
  | 'slits'
  | 'big'
  | 'up'
  | 'hearts'
  | 'wink'
type Mouth =
  | 'smile'
  | 'grin'
  | 'flat'
  | 'smirk'
  | 'wobble'
  | 'frown'
  | 'gasp'
  | 'yell'
  | 'yawn'
  | 'scream'
  | 'tongue'
  | 'teeth'
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

function eye(kind: Eyes, side: -1 | 1, ink: string): string {
  switch (kind) {
    case 'dots':
      return ellipse(0, 0, 10, 12, flat(ink))
    case 'glossy':
      return (
        ellipse(0, 0, 14, 17, flat(ink)) +
        circle(5, -6, 5, flat('#ffffff')) +
        circle(-4, 7, 2.5, flat('#ffffff'))
      )
    case 'arcs':
      return path('M-16 6Q0 -20 16 6', stroke(ink))
    case 'shut':
      return path('M-15 -2Q0 12 15 -2', stroke(ink))
    case 'crosses':
      return path('M-10 -10L10 10M10 -10L-10 10', stroke(ink))
    case 'round':
      return circle(0, 0, 20, inked('#ffffff', 6)) + circle(0, 2, 7, flat(INK))
    case 'aside':
      return (
        ellipse(0, 0, 19, 17, inked('#ffffff', 6)) +
        circle(9, 1, 8, flat(INK)) +
        path('M-19 -7H19', stroke(INK, 7))
      )
    case 'lids':
      return (
        path('M-18 0A18 17 0 0 0 18 0Z', inked('#ffffff', 6)) +
        path('M-8 2A8 9 0 0 0 8 2Z', flat(INK)) +
        path('M-20 0H20', stroke())
      )
    case 'tears':
      return (
        path('M-15 -4Q0 10 15 -4', stroke(ink)) +
        path(
          `M${side * 4} 8Q${side * 22} 40 ${side * 10} 78H${side * -8}Q${side * 2} 40 ${side * -8} 10Z`,
          flat('#6cc3ee'),
        )
      )
    case 'stars':
      return path('M0 -24L7 -8L24 -7L11 4L16 21L0 12L-16 21L-11 4L-24 -7L-7 -8Z', inked('#ffd84d', 5))
    case 'slits':
      return path('M-22 -4Q0 -12 22 -4Q0 8 -22 -4Z', inked('#ffffff', 5)) + circle(2, -3, 5, flat(INK))
    case 'big':
      return (
        ellipse(0, 0, 21, 25, flat(ink)) +
        circle(7, -9, 8, flat('#ffffff')) +
        circle(-7, 8, 5, flat('#ffffff')) +
        path('M-13 20Q0 27 13 20', stroke('#8fd3f4', 5))
      )
    case 'up':
      return circle(0, 0, 19, inked('#ffffff', 6)) + circle(6, -8, 8, flat(INK))
    case 'hearts':
      return path(
        'M0 22C-34 0 -24 -24 -9 -20Q-2 -18 0 -10Q2 -18 9 -20C24 -24 34 0 0 22Z',
        inked('#f2566e', 5),
      )
    case 'wink':
      return side === 1
        ? path('M-16 4Q0 -16 16 4', stroke(ink))
        : ellipse(0, 0, 14, 17, flat(ink)) + circle(5, -6, 5, flat('#ffffff'))
    case 'narrow':
      return path(`M-16 ${side * 4}L16 ${side * -4}`, stroke(ink, 9))
  }
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

function mouthOf(kind: Mouth, ink: string): string {
  switch (kind) {
    case 'smile':
      return path('M-20 -4Q0 18 20 -4', stroke(ink))
    case 'grin':
      return (
        path('M-26 -8H26Q22 26 0 26Q-22 26 -26 -8Z', inked('#7c2f3d')) +
        path('M-14 20Q0 8 14 20Q0 28 -14 20Z', flat('#f2788a'))
      )
    case 'flat':
      return path('M-17 2H17', stroke(ink))
    case 'smirk':
      return path('M-16 6Q8 8 20 -8', stroke(ink))
    case 'wobble':
      return curve([-24, 4, -12, -4, 0, 5, 12, -4, 24, 4], stroke(ink))
    case 'frown':
      return path('M-20 10Q0 -12 20 10', stroke(ink))
    case 'gasp':
      return ellipse(0, 8, 13, 17, inked('#7c2f3d'))
    case 'yell':
      return path('M-22 22Q-24 -12 0 -12Q24 -12 22 22Q0 14 -22 22Z', inked('#7c2f3d'))
    case 'scream':
      return (
        path('M-30 -12Q0 -22 30 -12Q36 40 0 44Q-36 40 -30 -12Z', inked('#7c2f3d')) +
        path('M-20 30Q0 14 20 30Q8 42 0 42Q-8 42 -20 30Z', flat('#f2788a')) +
        path('M-24 -10Q0 -17 24 -10L22 -2Q0 -8 -22 -2Z', flat('#ffffff'))
      )
    case 'tongue':
      return (
        path('M-20 -4Q0 16 20 -4', stroke(ink)) +
        path('M-2 6Q-6 26 8 27Q20 26 16 2Q8 8 -2 6Z', inked('#f2788a', 6))
      )
    case 'teeth':
      return (
        rect(-24, -8, 48, 26, inked('#ffffff', 6), 12) + path('M-24 5H24M-8 -8V18M8 -8V18', stroke(ink, 4))
      )
    case 'yawn':
      return ellipse(0, 6, 10, 8, inked('#7c2f3d', 6))
  }
}

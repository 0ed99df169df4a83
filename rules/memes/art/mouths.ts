import { curve, ellipse, flat, inked, path, rect, stroke } from './svg.ts'

export type Mouth =
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

/** Draws a mouth around the origin. */
export function mouthOf(kind: Mouth, ink: string): string {
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

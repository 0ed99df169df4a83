import { INK, circle, ellipse, flat, inked, path, stroke } from './svg.ts'

export type Eyes =
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

/** Draws an eye around the origin. Side is -1 for the left side of the image. */
export function eye(kind: Eyes, side: -1 | 1, ink: string): string {
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

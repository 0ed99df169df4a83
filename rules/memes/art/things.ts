import type { Palette } from './palette.ts'
import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from './svg.ts'

/** All items stand on the origin. */

export function mug(palette: Palette, steam = true): string {
  return (
    path('M56 -130q62 -6 62 40t-66 40', stroke(INK, 30)) +
    path('M56 -130q62 -6 62 40t-66 40', stroke(palette.main, 14)) +
    path('M-66 -170H66L58 -10Q0 8 -58 -10Z', inked(palette.main)) +
    ellipse(0, -170, 66, 16, inked('#6b4636')) +
    (steam
      ? path('M-20 -206q-16 -24 0 -46t0 -46M22 -206q-16 -24 0 -46t0 -46', stroke(palette.paper, 9))
      : '') +
    circle(0, -80, 22, flat(palette.accent))
  )
}

function leaf(turn: number): string {
  return group(
    { y: -110, turn },
    path('M0 0Q-50 -80 0 -190Q50 -80 0 0Z', inked('#58a66b')) + path('M0 -10V-140', stroke('#3f8653', 6)),
  )
}

export function pottedPlant(palette: Palette): string {
  return (
    [-52, 52, -18, 20].map(leaf).join('') +
    path('M-76 -120H76L56 4H-56Z', inked(palette.accent)) +
    rect(-86, -144, 172, 40, inked(palette.accentDeep), 8)
  )
}

export function lamp(palette: Palette): string {
  return (
    path('M0 -10V-230', stroke(INK, 14)) +
    ellipse(0, -8, 60, 16, inked(palette.mainDeep)) +
    path('M-46 -330H46L90 -220H-90Z', inked(palette.accent))
  )
}

export function cloudShape(fill: string): string {
  return path(
    'M-150 60Q-220 60 -220 0Q-220 -60 -150 -62Q-140 -140 -50 -140Q10 -190 80 -140Q150 -140 160 -66Q230 -60 226 4Q222 60 150 60Z',
    inked(fill),
  )
}

export function flame(
  height: number,
  colours: readonly [string, string, string] = ['#ef5b3c', '#f79a3b', '#ffd95a'],
): string {
  const tongue = (scale: number) =>
    `M0 0C${-150 * scale} 0 ${-130 * scale} ${-height * 0.45 * scale} ${-50 * scale} ${-height * 0.62 * scale}` +
    `Q${-40 * scale} ${-height * 0.8 * scale} ${10 * scale} ${-height * scale}` +
    `Q${30 * scale} ${-height * 0.72 * scale} ${80 * scale} ${-height * 0.55 * scale}C${150 * scale} ${-height * 0.3 * scale} ${120 * scale} 0 0 0Z`
  return (
    path(tongue(1), inked(colours[0])) +
    path(tongue(0.68), flat(colours[1])) +
    path(tongue(0.4), flat(colours[2]))
  )
}

export function fence(width: number, colour: string): string {
  const boards: string[] = []
  for (let left = 0; left < width; left += 90) {
    boards.push(path(`M${left} 0V-190L${left + 38} -230L${left + 76} -190V0Z`, inked(colour, 6)))
  }
  return (
    rect(0, -150, width, 28, inked(colour, 6)) + rect(0, -70, width, 28, inked(colour, 6)) + boards.join('')
  )
}

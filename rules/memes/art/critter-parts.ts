import { mouthFor, type Mood } from './face.ts'
import { INK, circle, ellipse, flat, group, inked, line, path, polygon, stroke } from './svg.ts'
import type { Critter } from './critters.ts'

/** Draws a mane, wool or spikes. */
export function behind({ fur, mark, markings }: Critter): string {
  if (markings === 'mane') return ring(14, 128, 46, mark) + circle(0, 0, 140, flat(mark))
  if (markings === 'wool') return ring(11, 108, 52, mark) + circle(0, 0, 120, flat(mark))
  if (markings !== 'spikes') return ''
  const spikes = Array.from({ length: 13 }, (_, index) =>
    group({ turn: -120 + index * 20 }, polygon([-34, -90, 0, -168, 34, -90], inked(mark))),
  )
  return spikes.join('') + circle(0, 0, 110, flat(fur))
}

function ring(count: number, distance: number, radius: number, colour: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return circle(Math.cos(angle) * distance, Math.sin(angle) * distance, radius, inked(colour))
  }).join('')
}

function pair(draw: string): string {
  return draw + group({ flip: true }, draw)
}

export function ears({ ears: kind, fur, mark, markings }: Critter): string {
  switch (kind) {
    case 'round':
      return pair(
        circle(88, -84, 42, inked(markings === 'patches' ? mark : fur)) + circle(88, -84, 20, flat(mark)),
      )
    case 'wide':
      return pair(circle(116, -62, 66, inked(fur)) + circle(116, -62, 38, flat(mark)))
    case 'long':
      return pair(
        group(
          { x: 52, y: -70, turn: 10 },
          ellipse(0, -88, 36, 100, inked(fur)) + ellipse(0, -82, 17, 72, flat(mark)),
        ),
      )
    case 'pointed':
      return pair(
        polygon([38, -92, 116, -176, 100, -58], inked(fur)) +
          polygon([66, -98, 102, -142, 94, -78], flat(mark)),
      )
    case 'floppy':
      return pair(path('M70 -84Q140 -130 168 -60Q160 -20 108 -34Z', inked(fur)))
    case 'droopy':
      return pair(path('M62 -98Q120 -128 152 -60Q178 10 150 58Q112 60 104 -10Z', inked('#a9713f')))
    case 'horned':
      return pair(polygon([34, -92, 104, -152, 112, -50], inked(fur)))
    case 'bulges':
    case 'none':
      return ''
  }
}

export function upon({ markings, mark, fur, ears: kind }: Critter): string {
  if (kind === 'bulges') return circle(-62, -78, 48, inked(fur)) + circle(62, -78, 48, inked(fur))
  switch (markings) {
    case 'cheeks':
      return path(
        'M-119 12Q-60 -6 0 34Q60 -6 119 12C112 60 90 101 0 102C-90 101 -112 60 -119 12Z',
        inked(mark, 6),
      )
    case 'patches':
      return [-1, 1]
        .map((side) => group({ x: side * 54, y: -24, turn: side * 14 }, ellipse(0, 0, 40, 56, flat(mark))))
        .join('')
    case 'mask':
      return path(
        'M-122 -10Q-60 -62 0 -20Q60 -62 122 -10Q100 42 56 30Q20 20 0 10Q-20 20 -56 30Q-100 42 -122 -10Z',
        flat(mark),
      )
    case 'discs':
      return circle(-46, -12, 48, flat(mark)) + circle(46, -12, 48, flat(mark))
    case 'heart':
      return path(
        'M0 -40C30 -92 108 -60 98 0C92 66 40 96 0 96C-40 96 -92 66 -98 0C-108 -60 -30 -92 0 -40Z',
        flat(mark),
      )
    case 'tuft':
      return path('M-6 -100Q-40 -150 -64 -136M2 -102Q-6 -164 18 -168M12 -100Q44 -140 58 -124', stroke(INK, 9))
    case 'stripes':
      return path(
        'M0 -98V-58M-34 -94V-64M34 -94V-64M-116 6h34M-112 36h28M116 6h-34M112 36h-28',
        stroke(mark, 13),
      )
    case 'wool':
      return [-56, 0, 56].map((x) => circle(x * 1.1, -112 - (x === 0 ? 16 : 0), 44, inked(mark))).join('')
    default:
      return ''
  }
}

export function snout({ nose, fur, mark, ears: kind, ink }: Critter, mood: Mood): string {
  const open = mood === 'delighted' || mood === 'panicked' || mood === 'shocked' || mood === 'angry'
  switch (nose) {
    case 'muzzle':
      return (
        ellipse(0, 46, 56, 44, inked(mark === '#4d3b3b' || mark === '#c4732f' ? '#fdeccb' : mark, 6)) +
        ellipse(0, 22, 20, 14, flat(INK)) +
        group({ y: 56, scale: 0.9 }, mouthFor(mood))
      )
    case 'button':
      return ellipse(0, 26, 14, 10, flat(INK)) + group({ y: 56, scale: 0.9 }, mouthFor(mood))
    case 'wide':
      return (
        ellipse(0, 22, 26, 36, flat(INK)) +
        ellipse(-8, 8, 6, 8, flat('#ffffff', 0.5)) +
        group({ y: 78, scale: 0.7 }, mouthFor(mood))
      )
    case 'snout':
      return (
        ellipse(0, 28, 46, 30, inked(mark)) +
        ellipse(-16, 28, 7, 11, flat(INK)) +
        ellipse(16, 28, 7, 11, flat(INK)) +
        group({ y: 76, scale: 0.85 }, mouthFor(mood))
      )
    case 'beak':
      return (
        (open
          ? path('M-40 42Q0 110 40 42Z', inked('#7c2f3d'))
          : path('M-34 44Q0 80 34 44Z', inked('#d9792a'))) +
        path('M-58 42Q-30 10 0 10Q30 10 58 42Q30 54 0 54Q-30 54 -58 42Z', inked('#f29a3f')) +
        line([-10, 26, -10, 30], stroke(INK, 5)) +
        line([10, 26, 10, 30], stroke(INK, 5))
      )
    case 'none':
      return (
        group({ y: kind === 'bulges' ? 34 : 52, scale: kind === 'bulges' ? 1.7 : 1 }, mouthFor(mood, ink)) +
        (fur === '' ? '' : path('M-7 16v6M7 16v6', stroke(ink ?? INK, 6)))
      )
  }
}

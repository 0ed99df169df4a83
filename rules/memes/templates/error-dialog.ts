import { face } from '#rules/memes/art/face.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { circle, flat, group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { defineTemplate, print } from './template.ts'

export const errorDialog = defineTemplate({
  slug: 'error-dialog',
  name: 'Error dialog',
  keywords: 'error, dialog, window, computer, warning, message, crash, button',
  height: 860,
  boxes: [
    print([110, 118, 640, 70], 'Life.exe', { color: '#ffffff', outline: '#4666b5', align: 'LEFT' }),
    print([390, 250, 560, 270], 'An adult is required. None was found.', {
      align: 'LEFT',
      outline: '#fffdf6',
    }),
    print([330, 590, 250, 74], 'Cry', { outline: '#cfe0fb' }),
    print([650, 590, 250, 74], 'Call mum', { outline: '#cfe0fb' }),
  ],
  draw: () =>
    wall(1080, 860, '#7fd1c7') +
    rays(540, 900, 1200, '#70c6bb', 14) +
    [2, 1].map((step) => windowAt(60 + step * 26, 90 - step * 26)).join('') +
    windowAt(60, 90) +
    group(
      { x: 240, y: 400 },
      path('M0 -130L150 120H-150Z', inked('#ffcf3f', 12)),
      group({ y: 44, scale: 1 }, face('worried', { gap: 40 })),
    ) +
    button(310) +
    button(630) +
    group({ x: 880, y: 640 }, path('M0 0V120L30 94L50 140L76 128L56 84H96Z', inked('#ffffff'))) +
    rect(-20, 800, 1120, 80, inked('#46506e')) +
    [40, 110, 180]
      .map((x, index) => circle(x, 830, 20, inked(['#f25f5c', '#ffd25e', '#58b368'][index] ?? '#fff', 6)))
      .join(''),
})

function windowAt(x: number, y: number): string {
  return (
    rect(x, y, 960, 640, inked('#fffdf6'), 20) +
    path(
      `M${x} ${y + 116}V${y + 20}Q${x} ${y} ${x + 20} ${y}H${x + 940}Q${x + 960} ${y} ${x + 960} ${y + 20}V${y + 116}Z`,
      inked('#4666b5'),
    ) +
    [0, 1, 2]
      .map((index) =>
        circle(
          x + 800 + index * 52,
          y + 58,
          18,
          inked(['#ffd25e', '#58b368', '#f25f5c'][index] ?? '#fff', 6),
        ),
      )
      .join('')
  )
}

function button(x: number): string {
  return rect(x, 572, 290, 110, inked('#cfe0fb'), 22) + rect(x + 16, 584, 258, 14, flat('#ffffff', 0.7), 7)
}

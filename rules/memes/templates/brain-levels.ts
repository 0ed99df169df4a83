import { critterHead } from '#rules/memes/art/critter.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { circle, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

const levels: readonly { mood: Mood; back: string; bulb: number }[] = [
  { mood: 'deadpan', back: '#9aa5b8', bulb: 0 },
  { mood: 'thinking', back: '#6f9bd1', bulb: 0.62 },
  { mood: 'happy', back: '#8f6fd0', bulb: 0.9 },
  { mood: 'starry', back: '#3b1f5c', bulb: 1.25 },
]

export const brainLevels = defineTemplate({
  slug: 'brain-levels',
  name: 'Brain levels',
  keywords: 'brain, levels, mind, expanding, enlightenment, genius, smart, light bulb, galaxy',
  width: 960,
  height: 1200,
  boxes: [
    'Asking for help',
    'Searching the error message',
    'Reading the source code',
    'Turning it off and on again',
  ].map((example, row) => label([46, 42 + row * 292, 408, 240], example, { outline: '#fffdf6' })),
  draw: () =>
    wall(960, 1200, '#fffdf6') +
    levels
      .map(({ mood, back, bulb }, row) =>
        panel(
          `level-${row}`,
          [490, 20 + row * 292, 450, 280],
          back,
          row > 1 ? rays(225, 120, 420, row === 3 ? '#5b2f86' : '#a184dc', 16, row * 0.3) : '',
          row === 3 ? stars() : '',
          row > 0 ? circle(225, 170, 110 + row * 34, flat('#ffffff', 0.14 * row)) : '',
          group({ x: 225, y: 210, scale: 0.86 }, critterHead('sheep', mood)),
          bulb > 0 ? group({ x: 225, y: 78 - row * 6, scale: bulb }, lightBulb(row)) : '',
        ),
      )
      .join('') +
    levels.map((_, row) => rect(20, 20 + row * 292, 458, 280, stroke('#2b2540', 8), 16)).join(''),
})

function lightBulb(row: number): string {
  return (
    (row > 1
      ? Array.from({ length: 8 }, (_, index) =>
          group({ turn: index * 45 }, path('M0 -64V-84', stroke('#ffe066', 9))),
        ).join('')
      : '') +
    path(
      'M-22 34Q-22 20 -34 6Q-50 -20 -34 -40Q0 -66 34 -40Q50 -20 34 6Q22 20 22 34Z',
      inked(row === 1 ? '#fff3c4' : '#ffe066'),
    ) +
    rect(-20, 34, 40, 22, inked('#9fa5ad', 6), 6)
  )
}

function stars(): string {
  return Array.from({ length: 16 }, (_, index) =>
    group({ x: (index * 97) % 450, y: (index * 61) % 280 }, sparkle(8 + (index % 3) * 6, '#ffe9a8')),
  ).join('')
}

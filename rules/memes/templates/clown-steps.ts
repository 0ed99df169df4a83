import { critterHead } from '#rules/memes/art/critter.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { circle, ellipse, flat, group, inked, path, polygon, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

const moods: readonly Mood[] = ['happy', 'content', 'smug', 'delighted']

export const clownSteps = defineTemplate({
  slug: 'clown-steps',
  name: 'Becoming the clown',
  keywords: 'clown, makeup, fool, steps, foolish, four steps, circus, dog',
  width: 960,
  height: 1200,
  boxes: [
    'It is only a small change',
    'I do not need to test it',
    'I can deploy it on Friday',
    'I will turn off my phone',
  ].map((example, row) => label([506, 42 + row * 292, 408, 240], example, { outline: '#fffdf6' })),
  draw: () =>
    wall(960, 1200, '#fffdf6') +
    moods
      .map((mood, row) =>
        panel(
          `step-${row}`,
          [20, 20 + row * 292, 450, 280],
          ['#cfe4d4', '#f7dfa8', '#f7b98f', '#f2788a'][row] ?? '#ffffff',
          row === 3 ? tent() : '',
          group(
            { x: 225, y: 176, scale: 0.92 },
            row > 1 ? wig(row) : '',
            critterHead('dog', mood),
            makeup(row),
          ),
        ),
      )
      .join('') +
    moods.map((_, row) => panel(`text-${row}`, [488, 20 + row * 292, 452, 280], '#fffdf6')).join(''),
})

function makeup(row: number): string {
  return (
    (row > 0 ? circle(-82, 34, 24, flat('#f2566e', 0.75)) + circle(82, 34, 24, flat('#f2566e', 0.75)) : '') +
    (row > 0 ? path('M-50 -72V-40M50 -72V-40M-50 14V36M50 14V36', stroke('#3f7fd1', 10)) : '') +
    (row > 1 ? circle(0, 22, 30, inked('#e5383b')) + ellipse(-10, 12, 9, 6, flat('#ffffff', 0.7)) : '') +
    (row > 2
      ? group(
          { x: 0, y: -108, turn: 8 },
          polygon([-40, 0, 40, 0, 0, -90], inked('#5b7fd1')),
          circle(0, -90, 15, inked('#ffffff')),
          circle(-6, -26, 8, flat('#ffe066')),
          circle(10, -50, 7, flat('#ffe066')),
        )
      : '')
  )
}

function wig(row: number): string {
  const colour = row > 2 ? '#f4a63a' : '#58b368'
  return [-1, 1]
    .flatMap((side) =>
      [
        [120, -70, 46],
        [150, -14, 44],
        [132, 44, 40],
      ].map(([x = 0, y = 0, radius = 0]) => circle(side * x, y, radius, inked(colour))),
    )
    .join('')
}

function tent(): string {
  return Array.from({ length: 9 }, (_, index) =>
    polygon([225, -60, index * 56 - 28, 300, index * 56, 300], flat('#ffffff', 0.4)),
  ).join('')
}

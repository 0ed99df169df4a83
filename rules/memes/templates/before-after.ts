import { actorBust } from '#rules/memes/art/actor.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { star } from '#rules/memes/art/effects.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { sun, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const beforeAfter = defineTemplate({
  slug: 'before-after',
  name: 'Before and after',
  keywords: 'before, after, transformation, then, now, exhausted, tired, owl',
  height: 760,
  boxes: [
    caption([40, 610, 470, 120], 'First day of the project'),
    caption([570, 610, 470, 120], 'Day three'),
  ],
  draw: () =>
    wall(1080, 760, '#fff6e8') +
    panel(
      'before',
      [20, 20, 510, 720],
      '#ffe3a8',
      sun(420, 150, 56),
      path('M-10 560Q140 500 270 545T530 520V740H-10Z', flat('#f4c66f')),
      group(
        { x: 255, y: 640, scale: 1.12 },
        actorBust({
          animal: 'owl',
          mood: 'starry',
          shirt: '#3f8fa8',
          tie: '#f25f5c',
          left: { x: -150, y: -270, bend: 40 },
          right: {
            x: 150,
            y: -270,
            bend: 40,
            holds: group(
              { y: -50, turn: 10 },
              rect(-50, -30, 100, 70, inked('#ffffff', 6), 6),
              path('M-30 -8H30M-30 12H10', stroke(INK, 6)),
            ),
          },
        }),
      ),
      tag('BEFORE', '#58a66b'),
    ) +
    panel(
      'after',
      [550, 20, 510, 720],
      '#8d8fb0',
      path('M-10 560Q140 500 270 545T530 520V740H-10Z', flat('#6d6f94')),
      group({ x: 110, y: 170 }, storm()),
      group({ x: 400, y: 150, scale: 0.9 }, storm()),
      group(
        { x: 255, y: 640, scale: 1.12 },
        actorBust({
          animal: 'owl',
          mood: 'dazed',
          shirt: '#3f8fa8',
          tie: '#f25f5c',
          tilt: 9,
          headY: 20,
          wears: mess(),
          left: { x: -118, y: -120 },
          right: { x: 118, y: -120 },
        }),
      ),
      tag('AFTER', '#d64a4a'),
    ),
})

function tag(text: string, colour: string): string {
  return rect(20, 20, 216, 70, inked(colour), 14) + letters(text, 128, 40, 30, '#ffffff', 7)
}

function mess(): string {
  return (
    path(
      'M-96 -76L-150 -120M-60 -104L-86 -166M96 -76L146 -132M64 -104L98 -160M10 -112L18 -170',
      stroke('#7d5c3e', 12),
    ) +
    group(
      { x: 70, y: -70, turn: 20 },
      rect(-40, -13, 80, 26, inked('#f3d9b8', 6), 12),
      circle(-8, 0, 3, flat(INK)),
      circle(8, 0, 3, flat(INK)),
    ) +
    [-150, -60, 40, 140].map((x, index) => group({ x, y: -190 - (index % 2) * 24 }, star(18))).join('')
  )
}

function storm(): string {
  return (
    path(
      'M-70 20Q-110 20 -104 -16Q-96 -50 -60 -44Q-44 -90 4 -76Q50 -90 60 -46Q104 -44 100 -8Q98 20 70 20Z',
      inked('#5c5e80'),
    ) + path('M6 24L-20 66H8L-10 108', stroke('#ffe066', 12))
  )
}

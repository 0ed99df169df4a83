import { actor } from '#rules/memes/art/actor.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { flat, group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { defineTemplate, headline } from './template.ts'

export const protestSign = defineTemplate({
  slug: 'protest-sign',
  name: 'Protest sign',
  keywords: 'protest, sign, demonstration, demand, cardboard, march, sheep, strike',
  boxes: [headline([186, 84, 708, 360], 'We want naps now', { outline: '#f3d9b8', angle: -3 })],
  draw: () =>
    wall(1080, 1080, '#c9e4ff') +
    group({ x: 130, y: 560, scale: 0.4 }, cloudShape('#ffffff')) +
    group({ x: 960, y: 560, scale: 0.46 }, cloudShape('#ffffff')) +
    [0, 1, 2, 3, 4, 5]
      .map((index) =>
        rect(index * 190 - 20, 560 + ((index * 97) % 130), 176, 540, flat(index % 2 ? '#9fc3e2' : '#aecdea')),
      )
      .join('') +
    rect(516, 400, 48, 420, inked('#b9854f')) +
    group(
      { x: 540, y: 264, turn: -3 },
      rect(-392, -216, 784, 432, inked('#f3d9b8'), 12),
      path('M-392 140H392', { stroke: '#e3c39a', width: 8, dash: '30 30' }),
    ) +
    path('M-20 960H1100V1100H-20Z', inked('#6a6884')) +
    group({ x: 170, y: 800, scale: 0.8 }, critterHead('fox', 'angry')) +
    group({ x: 910, y: 800, scale: 0.8 }, critterHead('bear', 'angry')) +
    group(
      { x: 540, y: 1180, scale: 1.04 },
      actor({
        animal: 'sheep',
        mood: 'screaming',
        shirt: '#f25f5c',
        left: { x: -20, y: -630, bend: 110 },
        right: { x: 22, y: -590, bend: 120 },
      }),
    ) +
    path('M20 1100Q40 880 170 884Q300 880 320 1100Z', inked('#5b7fd1')) +
    path('M760 1100Q780 880 910 884Q1040 880 1060 1100Z', inked('#58a66b')),
})

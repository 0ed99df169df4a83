import { actorBust } from '#rules/memes/art/actor.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { circle, flat, group, inked, path, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

/** A hand seen from its palm, and a thumb that points up. */
const stopSign = group(
  { y: -40 },
  circle(0, 0, 52, inked('#f2564f')),
  path('M-24 -24L24 24M24 -24L-24 24', stroke('#ffffff', 16)),
)
const goSign = group(
  { y: -40 },
  circle(0, 0, 52, inked('#58b368')),
  path('M-26 2L-6 24L28 -20', stroke('#ffffff', 16)),
)

export const noYes = defineTemplate({
  slug: 'no-yes',
  name: 'No, yes',
  keywords: 'approval, refusal, prefer, better, reject, like, fox, two panels',
  boxes: [
    label([596, 74, 416, 406], 'Reading the instructions', { outline: '#fffdf6' }),
    label([596, 600, 416, 406], 'Having three screws left over', { outline: '#fffdf6' }),
  ],
  draw: () =>
    wall(1080, 1080, '#fffdf6') +
    panel(
      'no',
      [24, 24, 510, 506],
      '#f7b9ae',
      rays(255, 300, 700, '#f2a598', 11, 0.4),
      group(
        { x: 230, y: 500, scale: 1.12 },
        actorBust({
          animal: 'fox',
          mood: 'grumpy',
          shirt: '#3f8fa8',
          tilt: -12,
          headX: -16,
          isHeadFlipped: true,
          left: { x: -40, y: -170, bend: 60 },
          right: { x: 178, y: -252, bend: 30, holds: stopSign },
        }),
      ),
    ) +
    panel(
      'yes',
      [24, 550, 510, 506],
      '#bfe6c3',
      rays(255, 300, 700, '#aadcb0', 11, 0.4),
      group(
        { x: 230, y: 500, scale: 1.12 },
        actorBust({
          animal: 'fox',
          mood: 'delighted',
          shirt: '#3f8fa8',
          tilt: 8,
          left: { x: -92, y: -130, bend: 60 },
          right: { x: 180, y: -270, bend: 30, holds: goSign },
        }),
      ),
      group({ x: 440, y: 90 }, sparkle(34)),
      group({ x: 60, y: 140 }, sparkle(24)),
    ) +
    panel('no-text', [552, 24, 504, 506], '#fffdf6') +
    panel('yes-text', [552, 550, 504, 506], '#fffdf6') +
    circle(543, 540, 0, flat('#ffffff')),
})

import { actor, shadow } from '#rules/memes/art/actor.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

const cup = group(
  { y: -40, scale: 0.9 },
  path('M-40 -70Q-90 -70 -70 -20Q-50 0 -30 0M40 -70Q90 -70 70 -20Q50 0 30 0', {
    stroke: '#2b2540',
    width: 22,
  }),
  path('M-40 -70Q-90 -70 -70 -20Q-50 0 -30 0M40 -70Q90 -70 70 -20Q50 0 30 0', {
    stroke: '#e0ac26',
    width: 8,
  }),
  path('M-46 -96H46Q46 0 10 20V40H34V58H-34V40H-10V20Q-46 0 -46 -96Z', inked('#ffd25e')),
  path('M-24 -80Q-24 -30 -8 -6', { stroke: '#fff3c4', width: 9 }),
)

export const tinyVictory = defineTemplate({
  slug: 'tiny-victory',
  name: 'Tiny victory',
  keywords: 'victory, success, win, proud, trophy, small, achievement, duck',
  boxes: [
    caption([40, 30, 1000, 150], 'Got up before the third alarm'),
    caption([40, 920, 1000, 130], 'Champion'),
  ],
  draw: () =>
    wall(1080, 1080, '#6d83c9') +
    rays(540, 520, 1100, '#5f75bb', 18) +
    group({ x: 540, y: 520 }, path('M0 -420L160 430H-160Z', { fill: '#ffffff', opacity: 0.14 })) +
    path('M-20 900H1100V1100H-20Z', inked('#4666b5')) +
    group(
      { x: 540, y: 850 },
      rect(-190, -40, 380, 120, inked('#fff8ee'), 16),
      rect(-230, 40, 460, 60, inked('#f2c063'), 12),
    ) +
    group({ x: 540, y: 812 }, shadow(120)) +
    group(
      { x: 540, y: 806, scale: 1.05 },
      actor({
        animal: 'duck',
        mood: 'delighted',
        shirt: '#f25f5c',
        tilt: -6,
        left: { x: -116, y: -200, bend: 60 },
        right: { x: 150, y: -400, bend: 30, holds: cup },
      }),
    ) +
    [
      [200, 320],
      [330, 560],
      [880, 300],
      [860, 620],
      [180, 700],
    ]
      .map(([x = 0, y = 0], index) => group({ x, y }, sparkle(26 + (index % 3) * 12, '#ffe9a8')))
      .join(''),
})

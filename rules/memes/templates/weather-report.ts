import { actorBust } from '#rules/memes/art/actor.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { sun, wall } from '#rules/memes/art/scenery.ts'
import { blob, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { defineTemplate, print } from './template.ts'

export const weatherReport = defineTemplate({
  slug: 'weather-report',
  name: 'Weather report',
  keywords: 'weather, forecast, report, television, rain, storm, outlook, frog',
  height: 820,
  boxes: [
    print([90, 70, 600, 84], 'Outlook for the family dinner', {
      color: '#ffffff',
      outline: '#2f7396',
      align: 'LEFT',
    }),
    print([112, 332, 148, 100], 'Starter: sunny', { outline: '#9fd2c0' }),
    print([306, 400, 180, 110], 'Main: politics', { outline: '#9fd2c0' }),
    print([490, 490, 170, 110], 'Dessert: storms', { outline: '#9fd2c0' }),
    print([160, 716, 860, 74], 'Uncle Bert moves in from the west', {
      color: '#ffffff',
      outline: '#c9393b',
      align: 'LEFT',
    }),
  ],
  draw: () =>
    wall(1080, 820, '#1f3b57') +
    rect(50, 44, 660, 630, inked('#5fb4c9'), 18) +
    rect(50, 44, 660, 126, inked('#2f7396'), 18) +
    blob(
      [90, 300, 250, 220, 420, 300, 560, 270, 680, 420, 660, 600, 480, 640, 300, 560, 110, 500],
      inked('#9fd2c0'),
    ) +
    group({ x: 176, y: 264, scale: 0.56 }, sun(0, 0, 60)) +
    group({ x: 396, y: 340, scale: 0.34 }, cloudShape('#ffffff')) +
    group(
      { x: 580, y: 400 },
      group({ scale: 0.36 }, cloudShape('#6d6f94')),
      path('M6 20L-16 56H10L-8 92', stroke('#ffe066', 11)),
    ) +
    group(
      { x: 880, y: 700, scale: 1.16 },
      actorBust({
        animal: 'frog',
        mood: 'delighted',
        shirt: '#5b7fd1',
        tie: '#f25f5c',
        left: { x: -160, y: -350, bend: 20 },
        right: { x: 112, y: -120 },
      }),
    ) +
    rect(-20, 690, 1120, 150, inked('#c9393b')) +
    rect(-20, 690, 160, 150, inked('#ffffff')) +
    letters('LIVE', 64, 732, 36, '#c9393b', 9),
})

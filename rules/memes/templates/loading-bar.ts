import { actorBust } from '#rules/memes/art/actor.ts'
import { dots, sheet, wall } from '#rules/memes/art/scenery.ts'
import {
  INK,
  circle,
  clipped,
  flat,
  group,
  inked,
  path,
  polygon,
  rect,
  stroke,
} from '#rules/memes/art/svg.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { defineTemplate, headline, label } from './template.ts'

export const loadingBar = defineTemplate({
  slug: 'loading-bar',
  name: 'Loading bar',
  keywords: 'loading, progress, bar, percent, slow, waiting, install, koala',
  height: 860,
  boxes: [
    headline([100, 90, 880, 150], 'Loading motivation …', { outline: '#eef2ff' }),
    label([110, 690, 860, 90], 'Please do not turn off this person', { outline: '#eef2ff' }),
  ],
  draw: () =>
    wall(1080, 860, '#8f83cf') +
    dots(1080, 860, '#8578c8', 120, 20) +
    sheet(60, 50, 960, 760, '#eef2ff', 40) +
    group(
      { x: 300, y: 540, scale: 0.74 },
      actorBust({
        animal: 'koala',
        mood: 'tired',
        shirt: '#f7a072',
        left: { x: -110, y: -150, bend: 40 },
        right: { x: 110, y: -150, bend: 40 },
      }),
    ) +
    group({ x: 720, y: 420 }, spinner()) +
    rect(110, 536, 860, 116, inked('#ffffff'), 58) +
    clipped(
      'bar',
      rect(110, 536, 860, 116, {}, 58),
      rect(110, 536, 120, 116, flat('#f2564f')),
      [0, 1, 2, 3]
        .map((index) =>
          polygon(
            [
              110 + index * 60 - 40,
              652,
              140 + index * 60 - 40,
              652,
              190 + index * 60 - 40,
              536,
              160 + index * 60 - 40,
              536,
            ],
            flat('#ff8a7a'),
          ),
        )
        .join(''),
      rect(230, 536, 740, 116, flat('#ffffff')),
      path('M230 530V660', stroke(INK, 8)),
    ) +
    rect(110, 536, 860, 116, stroke(), 58) +
    letters('3%', 600, 572, 44, INK, 10),
})

function spinner(): string {
  return Array.from({ length: 8 }, (_, index) =>
    group({ turn: index * 45 }, circle(0, -74, 20 - index * 1.6, flat('#5b7fd1', 1 - index * 0.11))),
  ).join('')
}

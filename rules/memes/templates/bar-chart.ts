import { actor } from '#rules/memes/art/actor.ts'
import { line, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label } from './template.ts'

const PAPER = '#f4fbff'

export const barChart = defineTemplate({
  slug: 'bar-chart',
  name: 'Bar chart',
  keywords: 'bar chart, diagram, compare, statistics, energy, growth, graph',
  boxes: [
    headline([80, 40, 920, 130], 'My energy', { outline: PAPER }),
    label([150, 930, 240, 110], 'Work', { outline: PAPER }),
    label([430, 930, 240, 110], 'Sport', { outline: PAPER }),
    label([710, 930, 240, 110], 'One minute before bedtime', { outline: PAPER }),
  ],
  draw: () =>
    rect(0, 0, 1080, 1080, flat(PAPER)) +
    Array.from({ length: 8 }, (_, index) =>
      line([100, 220 + index * 96, 1010, 220 + index * 96], stroke('#cfe4f3', 5)),
    ).join('') +
    bar(170, 690, '#5b7fd1') +
    bar(450, 800, '#7fb069') +
    bar(730, 460, '#f25f5c') +
    path('M100 190V910H1020', stroke('#2b2540', 12)) +
    path('M84 216L100 180L116 216M992 894L1026 910L992 926', stroke('#2b2540', 12)) +
    group({ x: 270, y: 690, scale: 0.52 }, actor({ animal: 'bear', mood: 'tired', shirt: '#f4b942' })) +
    group(
      { x: 550, y: 800, scale: 0.52 },
      actor({ animal: 'bear', mood: 'asleep', shirt: '#f4b942', tilt: 14 }),
    ) +
    group(
      { x: 830, y: 460, scale: 0.52 },
      actor({
        animal: 'bear',
        mood: 'starry',
        shirt: '#f4b942',
        left: { x: -150, y: -400, bend: 30 },
        right: { x: 150, y: -400, bend: 30 },
      }),
    ),
})

function bar(x: number, y: number, colour: string): string {
  return (
    rect(x, y, 200, 910 - y, inked(colour), 12) +
    rect(x + 20, y + 22, 24, Math.max(0, 850 - y), flat('#ffffff', 0.35), 12)
  )
}

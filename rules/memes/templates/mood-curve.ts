import { face } from '#rules/memes/art/face.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { circle, curve, flat, group, inked, line, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label } from './template.ts'

const PAPER = '#fffbea'
const points: readonly (readonly [number, number, Mood, string])[] = [
  [200, 400, 'delighted', '#ffe066'],
  [440, 640, 'worried', '#f7c04a'],
  [690, 760, 'crying', '#8ac6d0'],
  [930, 330, 'starry', '#ff9f7a'],
]

export const moodCurve = defineTemplate({
  slug: 'mood-curve',
  name: 'Mood curve',
  keywords: 'curve, graph, timeline, mood, ups and downs, roller coaster, line chart, timeline',
  height: 1000,
  boxes: [
    headline([80, 36, 920, 120], 'Assembling a shelf', { outline: PAPER }),
    ...['Opening the box', 'Step 4', 'Step 4 was upside down', 'It stands'].map((example, index) =>
      label([90 + index * 236, 870, 214, 110], example, { outline: PAPER }),
    ),
  ],
  draw: () =>
    rect(0, 0, 1080, 1000, flat(PAPER)) +
    Array.from({ length: 7 }, (_, index) =>
      line([80, 220 + index * 96, 1020, 220 + index * 96], stroke('#f7ecc0', 5)),
    ).join('') +
    path('M80 180V840H1030', stroke('#2b2540', 12)) +
    path('M64 206L80 170L96 206M1002 824L1036 840L1002 856', stroke('#2b2540', 12)) +
    points
      .map(([x, y]) => path(`M${x} ${y + 70}V838`, { stroke: '#d8cba0', width: 6, dash: '4 18' }))
      .join('') +
    curve([80, 500, ...points.flatMap(([x, y]) => [x, y]), 1020, 220], stroke('#2b2540', 26)) +
    curve([80, 500, ...points.flatMap(([x, y]) => [x, y]), 1020, 220], stroke('#f25f5c', 14)) +
    points
      .map(([x, y, mood, colour]) =>
        group(
          { x, y },
          circle(0, 0, 72, inked(colour)),
          group({ y: -10, scale: 0.72 }, face(mood, { gap: 40 })),
        ),
      )
      .join(''),
})

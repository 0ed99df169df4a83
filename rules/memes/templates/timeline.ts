import { critterHead } from '#rules/memes/art/critter.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label } from './template.ts'

const stops: readonly (readonly [Mood, string])[] = [
  ['happy', '#7fb069'],
  ['thinking', '#ffd166'],
  ['tired', '#f7a072'],
  ['dazed', '#f25f5c'],
]

export const timeline = defineTemplate({
  slug: 'timeline',
  name: 'Timeline',
  keywords: 'timeline, history, hours, day, schedule, steps, progress',
  width: 900,
  height: 1180,
  boxes: [
    headline([60, 34, 780, 110], 'A quick fix', { color: '#ffffff', outline: '#46506e' }),
    ...[
      '9:00 It is one line',
      '11:00 It is two lines',
      '15:00 It is the whole module',
      '23:00 What is a line?',
    ].map((example, index) =>
      label([300, 198 + index * 244, 540, 150], example, { outline: '#fffdf6', align: 'LEFT' }),
    ),
  ],
  draw: () =>
    wall(900, 1180, '#6d83c9') +
    rays(160, 600, 1300, '#6278bd', 14) +
    rect(-20, -20, 940, 186, inked('#46506e')) +
    path('M150 240V1040', stroke(INK, 40)) +
    path('M150 240V1040', stroke('#fff8ee', 24)) +
    stops
      .map(([mood, colour], index) => {
        const y = 272 + index * 244
        return (
          path(`M234 ${y}L276 ${y - 26}V${y + 26}Z`, inked('#fffdf6')) +
          rect(268, y - 92, 600, 184, inked('#fffdf6'), 26) +
          circle(150, y, 100, inked(colour)) +
          group({ x: 150, y: y + 12, scale: 0.66 }, critterHead('raccoon', mood))
        )
      })
      .join(''),
})

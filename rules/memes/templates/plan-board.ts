import { actorBust, glasses } from '#rules/memes/art/actor.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { INK, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

const moods: readonly Mood[] = ['smug', 'delighted', 'smug', 'shocked']
const examples = [
  'Clean the kitchen',
  'Reward myself with one cookie',
  'Bake forty cookies',
  'Clean the kitchen',
]

export const planBoard = defineTemplate({
  slug: 'plan-board',
  name: 'Plan board',
  keywords: 'plan, board, presentation, mistake, backfires, four panels, owl, villain plan, gru',
  boxes: examples.map((example, index) =>
    label([(index % 2) * 532 + 264, Math.floor(index / 2) * 532 + 104, 206, 250], example, {
      outline: '#fffdf6',
      angle: 2,
    }),
  ),
  draw: () =>
    wall(1080, 1080, '#fffdf6') +
    moods
      .map((mood, index) =>
        panel(
          `panel-${index}`,
          [(index % 2) * 532 + 14, Math.floor(index / 2) * 532 + 14, 520, 520],
          index === 3 ? '#b93a4e' : '#46506e',
          path('M-10 430H540V540H-10Z', inked(index === 3 ? '#8c2a3c' : '#35405c')),
          board(),
          group(
            { x: 106, y: 540, scale: 0.88 },
            actorBust({
              animal: 'owl',
              mood,
              shirt: '#8f83cf',
              tie: '#f4b942',
              wears: glasses(),
              isHeadFlipped: index === 3,
              left: { x: -100, y: -110 },
              right:
                index === 3
                  ? { x: 96, y: -300, bend: 70 }
                  : { x: 122, y: -216, bend: -30, holds: path('M0 0L70 -70', stroke('#f2c063', 9)) },
            }),
          ),
        ),
      )
      .join(''),
})

function board(): string {
  return group(
    { x: 352, y: 220, turn: 2 },
    path('M-80 150L-130 330M80 150L130 330', stroke(INK, 14)),
    rect(-130, -150, 260, 320, inked('#fffdf6'), 10),
    rect(-140, -170, 280, 34, inked('#b9854f'), 10),
    path('M-96 128H96', stroke('#c6bff0', 8)),
  )
}

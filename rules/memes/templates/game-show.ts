import { actorBust } from '#rules/memes/art/actor.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { circle, group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { defineTemplate, print } from './template.ts'

const GOLD = '#f2b84b'

export const gameShow = defineTemplate({
  slug: 'game-show',
  name: 'Game show',
  keywords: 'game show, quiz, millionaire, question, answers, contestant, trivia',
  boxes: [
    print([90, 560, 900, 150], 'Where did I put my phone?', { color: '#ffffff', outline: '#2a2b6b' }),
    ...['In the fridge', 'In my hand', 'At work', 'It is the torch I search with'].map((example, index) =>
      print([index % 2 === 0 ? 130 : 640, index < 2 ? 778 : 928, 340, 100], example, {
        color: '#ffffff',
        outline: '#2a2b6b',
        align: 'LEFT' as const,
      }),
    ),
  ],
  draw: () =>
    wall(1080, 1080, '#3b2a7a') +
    rays(540, 280, 900, '#4a3794', 20) +
    [
      [120, 90],
      [960, 110],
      [180, 330],
      [900, 360],
      [540, 60],
    ]
      .map(([x = 0, y = 0]) => group({ x, y }, sparkle(28, '#ffe9a8')))
      .join('') +
    group(
      { x: 300, y: 520, scale: 0.98 },
      actorBust({
        animal: 'bear',
        mood: 'thinking',
        shirt: '#f25f5c',
        left: { x: -116, y: -110 },
        right: { x: 60, y: -230, bend: 90 },
      }),
    ) +
    group(
      { x: 790, y: 520, scale: 0.98 },
      actorBust({
        animal: 'fox',
        mood: 'smug',
        shirt: '#46506e',
        tie: GOLD,
        left: { x: -96, y: -170, bend: 50, holds: microphone() },
        right: { x: 116, y: -110 },
      }),
    ) +
    rect(0, 500, 1080, 24, inked('#5d3aa0')) +
    plate(60, 540, 960, 190) +
    [0, 1, 2, 3]
      .map(
        (index) =>
          plate(index % 2 === 0 ? 40 : 550, index < 2 ? 762 : 912, 490, 132) +
          letters(
            'ABCD'[index] ?? '',
            (index % 2 === 0 ? 40 : 550) + 58,
            (index < 2 ? 762 : 912) + 48,
            36,
            GOLD,
            9,
          ),
      )
      .join(''),
})

function plate(x: number, y: number, width: number, height: number): string {
  const middle = y + height / 2
  return path(
    `M${x} ${middle}L${x + 40} ${y}H${x + width - 40}L${x + width} ${middle}L${x + width - 40} ${y + height}H${x + 40}Z`,
    { fill: '#2a2b6b', stroke: GOLD, width: 7 },
  )
}

function microphone(): string {
  return rect(-8, -60, 16, 60, inked('#6a6884', 6)) + circle(0, -76, 22, inked('#b9c4d6'))
}

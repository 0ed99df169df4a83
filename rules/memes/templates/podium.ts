import { actor } from '#rules/memes/art/actor.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { circle, group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate, label } from './template.ts'

const medal = (colour: string, number: string) =>
  path('M-40 -320L0 -226L40 -320', { stroke: '#5b7fd1', width: 14 }) +
  circle(0, -206, 36, inked(colour)) +
  letters(number, 0, -222, 32, '#2b2540', 8)

export const podium = defineTemplate({
  slug: 'podium',
  name: 'Podium',
  keywords: 'podium, ranking, winner, gold, silver, bronze, first, second, third, top three',
  boxes: [
    label([84, 880, 260, 170], 'Coffee', { outline: '#c9d3e6' }),
    label([410, 816, 260, 230], 'Cancelled plans', { outline: '#ffe39a' }),
    label([736, 906, 260, 150], 'Friday', { outline: '#f0c39a' }),
    caption([60, 24, 960, 130], 'Best things of the week'),
  ],
  draw: () =>
    wall(1080, 1080, '#d9d4f7') +
    rays(540, 560, 1100, '#c6bff0', 18) +
    confetti() +
    group(
      { x: 214, y: 770, scale: 0.82 },
      actor({
        animal: 'panda',
        mood: 'happy',
        shirt: '#7fb069',
        left: { x: -112, y: -170 },
        right: { x: 118, y: -330, bend: 40 },
      }),
      medal('#dfe5ee', '2'),
    ) +
    group(
      { x: 866, y: 800, scale: 0.82 },
      actor({ animal: 'frog', mood: 'deadpan', shirt: '#f4a942' }),
      medal('#e0a06a', '3'),
    ) +
    group(
      { x: 540, y: 700, scale: 0.9 },
      actor({
        animal: 'hedgehog',
        mood: 'starry',
        shirt: '#f25f5c',
        left: { x: -150, y: -400, bend: 30 },
        right: { x: 150, y: -400, bend: 30 },
      }),
      medal('#ffd25e', '1'),
    ) +
    block(214, 780, '#c9d3e6', 320) +
    block(866, 810, '#f0c39a', 320) +
    block(540, 710, '#ffe39a', 330),
})

function block(x: number, y: number, colour: string, width: number): string {
  return (
    rect(x - width / 2, y, width, 1100 - y, inked(colour), 10) +
    rect(x - width / 2 + 20, y + 18, width - 40, 12, inked('#ffffff', 0.1), 6)
  )
}

function confetti(): string {
  const colours = ['#f25f5c', '#ffd166', '#58b368', '#5b7fd1', '#f2788a']
  return Array.from({ length: 40 }, (_, index) =>
    group(
      { x: (index * 337) % 1080, y: 160 + ((index * 157) % 520), turn: index * 37 },
      rect(-11, -6, 22, 12, { fill: colours[index % 5] }, 3),
    ),
  ).join('')
}

import { critterHead } from '#rules/memes/art/critter.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, flat, group, path, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const laughingThenSerious = defineTemplate({
  slug: 'laughing-then-serious',
  name: 'Laughing, then serious',
  keywords: 'laughing, serious, stops laughing, realization, reaction, frog, two panels',
  width: 860,
  boxes: [
    caption([40, 410, 780, 110], 'Look at this terrible code'),
    caption([40, 950, 780, 110], 'It is from last Tuesday, by me'),
  ],
  draw: () =>
    wall(860, 1080, '#ffffff') +
    panel(
      'laughing',
      [16, 16, 828, 516],
      '#ffd166',
      rays(414, 260, 620, '#f5c04d', 16),
      group({ x: 414, y: 280, scale: 1.5, turn: -8 }, critterHead('frog', 'laughing'), tears()),
      ha(90, 130),
      ha(690, 170),
    ) +
    panel(
      'serious',
      [16, 548, 828, 516],
      '#46506e',
      circle(414, 250, 320, flat('#54608a')),
      group({ x: 414, y: 280, scale: 1.5 }, critterHead('frog', 'deadpan')),
    ),
})

function tears(): string {
  return [-1, 1]
    .map((side) =>
      path(`M${side * 112} -66Q${side * 160} -60 ${side * 156} -30Q${side * 130} -30 ${side * 112} -66Z`, {
        fill: '#6cc3ee',
        stroke: INK,
        width: 5,
      }),
    )
    .join('')
}

function ha(x: number, y: number): string {
  return group(
    { x, y, turn: x < 400 ? -14 : 14 },
    path('M0 0V60M40 0V60M0 30H40M64 60L88 0L112 60M74 40H102', stroke('#ffffff', 14)),
  )
}

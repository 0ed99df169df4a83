import { critterHead } from '#rules/memes/art/critter.ts'
import { meadow } from '#rules/memes/art/scenery.ts'
import { circle, flat, group, inked, path } from '#rules/memes/art/svg.ts'
import { furOf } from '#rules/memes/art/critter.ts'
import { caption, defineTemplate } from './template.ts'

export const hidingInBush = defineTemplate({
  slug: 'hiding-in-bush',
  name: 'Hiding in the bush',
  keywords: 'hiding, bush, leave, disappear, awkward, retreat, raccoon, sneaking',
  boxes: [
    caption([40, 30, 1000, 160], 'When someone asks who broke the build'),
    caption([40, 920, 1000, 140], 'I was never here'),
  ],
  draw: () =>
    meadow(1080, 1080, { sky: '#d7ecc9', far: '#8fbf74', near: '#6aa556', horizon: 0.56 }) +
    bush(0, '#4f8a4f') +
    group({ x: 540, y: 560, scale: 1.35 }, critterHead('raccoon', 'worried')) +
    leaves() +
    [400, 690]
      .map(
        (x) =>
          circle(x, 720, 46, inked(furOf('raccoon'))) +
          path(`M${x - 14} 700v-16M${x + 14} 700v-16`, { stroke: '#2b2540', width: 7 }),
      )
      .join(''),
})

function bush(dy: number, colour: string): string {
  return path(
    `M-60 ${1000 + dy}Q-120 700 60 640Q60 480 240 500Q300 350 480 400Q600 300 720 400Q880 380 900 540Q1080 540 1060 700Q1180 800 1140 1000Z`,
    inked(colour),
  )
}

function leaves(): string {
  return (
    path(
      'M-60 1100Q-80 820 60 780Q70 680 190 700Q260 640 340 700Q400 640 470 710Q540 660 610 710Q680 640 750 700Q830 640 900 700Q1010 690 1020 780Q1150 830 1140 1100Z',
      inked('#5f9e52'),
    ) +
    Array.from({ length: 26 }, (_, index) =>
      group(
        { x: (index * 173) % 1080, y: 800 + ((index * 67) % 150), turn: index * 50 },
        path('M0 0Q24 -26 60 0Q24 26 0 0Z', flat(index % 2 ? '#7fb069' : '#4f8a4f')),
      ),
    ).join('') +
    Array.from({ length: 12 }, (_, index) =>
      group(
        { x: 80 + index * 86, y: 470 + ((index * 91) % 70) + Math.abs(index - 6) * 22, turn: index * 70 },
        index > 3 && index < 9 ? '' : path('M0 0Q24 -26 60 0Q24 26 0 0Z', flat('#6aa556')),
      ),
    ).join('') +
    [
      [120, 850],
      [420, 860],
      [820, 840],
      [980, 880],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 17, inked('#f25f5c', 6)))
      .join('')
  )
}

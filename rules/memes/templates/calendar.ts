import { critterHead } from '#rules/memes/art/critter.ts'
import { sheet, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label } from './template.ts'

export const calendar = defineTemplate({
  slug: 'calendar',
  name: 'Tear-off calendar',
  keywords: 'calendar, date, day, today, month, plan, appointment, anniversary',
  width: 900,
  height: 1080,
  boxes: [
    headline([110, 150, 680, 110], 'December', { color: '#ffffff', outline: '#d64a4a' }),
    headline([170, 320, 560, 300], '32', { outline: '#fffdf6' }),
    label([130, 664, 590, 190], 'The day I will start running', { outline: '#fffdf6' }),
  ],
  draw: () =>
    wall(900, 1080, '#bfe3f7') +
    Array.from({ length: 8 }, (_, index) => rect(index * 120, 0, 60, 1080, flat('#b3dbf3'))).join('') +
    sheet(80, 110, 740, 800, '#fffdf6', 24) +
    path('M80 290V134Q80 110 104 110H796Q820 110 820 134V290Z', inked('#d64a4a')) +
    [220, 450, 680]
      .map(
        (x) =>
          circle(x, 128, 20, inked('#8c2a3c')) +
          path(`M${x} 130V76Q${x} 56 ${x + 20} 56Q${x + 40} 56 ${x + 40} 80`, stroke(INK, 22)) +
          path(`M${x} 130V76Q${x} 56 ${x + 20} 56Q${x + 40} 56 ${x + 40} 80`, stroke('#cfd9ee', 8)),
      )
      .join('') +
    path('M130 640H770', stroke('#e6e2ee', 6)) +
    path('M820 760V886Q820 910 796 910H690Z', inked('#e8e2d0')) +
    path('M690 910Q700 800 820 760Z', inked('#fff8e4')) +
    group({ x: 210, y: 960, scale: 0.9 }, critterHead('penguin', 'deadpan')),
})

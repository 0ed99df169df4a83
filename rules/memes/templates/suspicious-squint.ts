import { critterHead } from '#rules/memes/art/critter.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const suspiciousSquint = defineTemplate({
  slug: 'suspicious-squint',
  name: 'Suspicious squint',
  keywords: 'suspicious, squint, not sure if, doubt, skeptical, fox, face, hmm',
  height: 820,
  boxes: [
    caption([40, 24, 1000, 140], 'Not sure if the meeting is over'),
    caption([40, 660, 1000, 140], 'Or everyone froze'),
  ],
  draw: () =>
    wall(1080, 820, '#e8d7c3') +
    Array.from({ length: 9 }, (_, index) => rect(index * 130, 0, 65, 820, flat('#dcc6ac'))).join('') +
    path('M170 860Q190 600 380 570H700Q890 600 910 860Z', inked('#4a8559')) +
    path('M420 572Q540 660 660 572', inked('#e8833a')) +
    group({ x: 540, y: 410, scale: 2.1 }, critterHead('fox', 'suspicious')) +
    group({ x: 540, y: 380, scale: 2.1 }, path('M-76 -44L-22 -30M76 -62L24 -38', stroke('#2b2540', 9))),
})

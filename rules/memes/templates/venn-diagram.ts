import { critterHead } from '#rules/memes/art/critter.ts'
import { dots } from '#rules/memes/art/scenery.ts'
import { circle, flat, group, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const vennDiagram = defineTemplate({
  slug: 'venn-diagram',
  name: 'Venn diagram',
  keywords: 'venn, diagram, circles, overlap, intersection, in common, both',
  height: 900,
  boxes: [
    caption([90, 330, 270, 170], 'Toddlers'),
    caption([408, 300, 264, 240], 'Need a snack and a schedule'),
    caption([720, 330, 270, 170], 'Managers'),
  ],
  draw: () =>
    rect(0, 0, 1080, 900, flat('#f4fbff')) +
    dots(1080, 900, '#e0eef8', 80, 8) +
    circle(370, 420, 330, flat('#f2788a', 0.85)) +
    circle(710, 420, 330, flat('#5bb5c9', 0.75)) +
    circle(370, 420, 330, stroke()) +
    circle(710, 420, 330, stroke()) +
    group({ x: 160, y: 770, scale: 0.86 }, critterHead('mouse', 'pleading')) +
    group({ x: 540, y: 810, scale: 0.7 }, critterHead('panda', 'shocked')) +
    group({ x: 920, y: 770, scale: 0.86 }, critterHead('lion', 'pleading')),
})

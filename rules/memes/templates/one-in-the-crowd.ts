import { critterHead } from '#rules/memes/art/critter.ts'
import { thought } from '#rules/memes/art/frames.ts'
import { INK, circle, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate, label } from './template.ts'

export const oneInTheCrowd = defineTemplate({
  slug: 'one-in-the-crowd',
  name: 'One in the crowd',
  keywords: 'crowd, npc, alone, different, party, they do not know, thoughts, everyone',
  height: 940,
  boxes: [
    label([340, 56, 560, 170], 'They do not know that I can whistle two notes at once'),
    caption([40, 800, 1000, 120], 'Me at every party'),
  ],
  draw: () =>
    rect(0, 0, 1080, 940, flat('#6d6f7d')) +
    rect(0, 0, 1080, 940, flat('#7d7f8e', 0.5)) +
    row(430, 0.62, '#8b8d9a') +
    row(570, 0.78, '#9b9daa') +
    thought({ x: 620, y: 140, width: 680, height: 210, toX: 560, toY: 400 }) +
    group(
      { x: 540, y: 560, scale: 1.02 },
      body('#f25f5c'),
      critterHead('duck', 'content'),
      path('M-62 -92L0 -220L62 -92Q0 -76 -62 -92Z', inked('#5b7fd1')),
      circle(0, -220, 18, inked('#ffd25e')),
      circle(-16, -120, 10, flat('#ffd25e')),
      circle(18, -150, 10, flat('#f2788a')),
    ) +
    [170, 910].map((x) => group({ x, y: 720, scale: 1.04 }, person('#a9abb8'))).join('') +
    [-40, 1120].map((x) => group({ x, y: 740, scale: 1.04 }, person('#a9abb8'))).join(''),
})

function row(y: number, scale: number, colour: string): string {
  return Array.from({ length: 6 }, (_, index) =>
    group({ x: index * 216 + (y % 2 ? 0 : 20), y, scale }, person(colour)),
  ).join('')
}

function body(colour: string): string {
  return path('M-190 420Q-180 130 -60 110H60Q180 130 190 420Z', inked(colour))
}

/** A plain figure without a face of its own. */
function person(colour: string): string {
  return (
    body('#5c5e6c') +
    circle(0, 0, 116, inked(colour)) +
    circle(-40, -10, 9, flat(INK)) +
    circle(40, -10, 9, flat(INK)) +
    path('M-22 40H22M0 -4V22H-10', stroke(INK, 7))
  )
}

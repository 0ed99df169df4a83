import { alarm } from '#rules/memes/art/actor.ts'
import { catHead, coats } from '#rules/memes/art/cat.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, ellipse, flat, group, inked, path } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

const [ginger] = coats

export const surprised = defineTemplate({
  slug: 'surprised',
  name: 'Surprised cat',
  keywords: 'surprised, shocked, gasp, predictable, consequences, cat, face, astonished',
  boxes: [
    caption([40, 30, 1000, 170], 'Me after touching the hot pan'),
    caption([40, 880, 1000, 170], 'The pan: hot'),
  ],
  draw: () =>
    wall(1080, 1080, '#7fd1c7') +
    rays(540, 560, 1000, '#6cc3b8', 18) +
    (ginger
      ? group(
          { x: 540, y: 640, scale: 1 },
          path('M-330 520Q-320 210 -130 190H130Q320 210 330 520Z', inked(ginger.fur)),
          path('M-120 520Q-110 280 0 270Q110 280 120 520Z', flat(ginger.belly)),
          path('M-300 330q60 20 90 0M-310 400q60 20 90 0M300 330q-60 20 -90 0M310 400q-60 20 -90 0', {
            stroke: ginger.mark,
            width: 18,
          }),
        ) +
        group(
          { x: 540, y: 590, scale: 2.5 },
          catHead(ginger, 'deadpan', 'head'),
          ellipse(0, 70, 44, 34, flat(ginger.belly)),
          eyes(),
        ) +
        group({ x: 540, y: 600, scale: 1.7 }, alarm('#ffffff'))
      : ''),
})

const eye = (x: number) =>
  circle(x, -16, 33, inked('#ffffff', 5)) +
  circle(x, -14, 9, flat(INK)) +
  circle(x + 4, -18, 3, flat('#ffffff'))

function eyes(): string {
  return (
    eye(-56) +
    eye(56) +
    ellipse(0, 74, 22, 27, inked('#7c2f3d', 5)) +
    ellipse(0, 88, 13, 10, flat('#f2788a')) +
    path('M-12 28H12L0 42Z', inked('#f08a8a', 5))
  )
}

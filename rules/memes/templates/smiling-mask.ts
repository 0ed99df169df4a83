import { actorBust } from '#rules/memes/art/actor.ts'
import { critterHead, furOf } from '#rules/memes/art/critter.ts'
import { dots, wall } from '#rules/memes/art/scenery.ts'
import { circle, group, inked, path, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const smilingMask = defineTemplate({
  slug: 'smiling-mask',
  name: 'Smiling mask',
  keywords: 'mask, crying, hiding, pretend, smile, fake, feelings, panda',
  boxes: [
    caption([40, 30, 1000, 150], '“How is the new job?”'),
    caption([40, 920, 1000, 140], 'Great, I learn a lot'),
  ],
  draw: () =>
    wall(1080, 1080, '#b9dbd9') +
    dots(1080, 1080, '#9fcbc9', 120, 18) +
    group(
      { x: 620, y: 1090, scale: 1.75 },
      actorBust({
        animal: 'panda',
        mood: 'crying',
        shirt: '#ee8959',
        left: { x: -176, y: -236, bend: 60 },
        right: { x: 112, y: -110 },
      }),
    ) +
    group({ x: 290, y: 560, turn: -8, scale: 1.5 }, mask()) +
    circle(312, 868, 44, inked(furOf('panda'))),
})

function mask(): string {
  return (
    path('M0 120V230', stroke('#2b2540', 26)) +
    path('M0 120V230', stroke('#b9854f', 12)) +
    critterHead('panda', 'delighted') +
    path('M-122 -20Q-170 -40 -160 20M122 -20Q170 -40 160 20', stroke('#f4b942', 8))
  )
}

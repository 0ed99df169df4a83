import { actor, shadow } from '#rules/memes/art/actor.ts'
import { rays, room } from '#rules/memes/art/scenery.ts'
import { group, path, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const pointingAtEachOther = defineTemplate({
  slug: 'pointing-at-each-other',
  name: 'Pointing at each other',
  keywords: 'pointing, same, identical, blame, twins, each other, double, panda',
  height: 860,
  boxes: [
    caption([40, 700, 460, 140], 'The frontend'),
    caption([580, 700, 460, 140], 'The backend'),
    caption([240, 24, 600, 120], 'Whose bug is it'),
  ],
  draw: () =>
    room(1080, 860, { back: '#9fcbc9', floor: '#3d6f7d', horizon: 0.76 }) +
    rays(540, 420, 900, '#b0d6d4', 18) +
    path('M-20 654H1100V900H-20Z', { fill: '#3d6f7d', stroke: '#2b2540', width: 8 }) +
    [250, 830].map((x) => group({ x, y: 730 }, shadow(160))).join('') +
    group(
      { x: 250, y: 724, scale: 1.08 },
      actor({
        animal: 'panda',
        mood: 'shocked',
        shirt: '#ee8959',
        legs: 'walk',
        tilt: 4,
        left: { x: -110, y: -150 },
        right: { x: 210, y: -290, bend: 10 },
      }),
    ) +
    group(
      { x: 830, y: 724, scale: 1.08, flip: true },
      actor({
        animal: 'panda',
        mood: 'shocked',
        shirt: '#ee8959',
        legs: 'walk',
        tilt: 4,
        left: { x: -110, y: -150 },
        right: { x: 210, y: -290, bend: 10 },
      }),
    ) +
    path('M540 330V290M500 346L474 312M580 346L606 312', stroke('#2b2540', 10)),
})

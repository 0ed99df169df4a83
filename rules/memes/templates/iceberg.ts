import { actor } from '#rules/memes/art/actor.ts'
import { sun } from '#rules/memes/art/scenery.ts'
import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const iceberg = defineTemplate({
  slug: 'iceberg',
  name: 'Iceberg',
  keywords: 'iceberg, hidden, below the surface, deep, levels, penguin, sea',
  width: 900,
  height: 1200,
  boxes: [
    caption([210, 250, 480, 120], 'The button works'),
    caption([170, 480, 560, 150], 'Three database tables'),
    caption([190, 690, 520, 150], 'A script named final_v2_new'),
    caption([230, 910, 440, 150], 'Someone called Dave'),
  ],
  draw: () =>
    rect(0, 0, 900, 430, flat('#ffe3c2')) +
    sun(760, 110, 62) +
    rect(-20, 420, 940, 800, flat('#3f8fb0')) +
    rect(-20, 660, 940, 560, flat('#2f7396')) +
    rect(-20, 900, 940, 320, flat('#20506f')) +
    path('M250 420L300 270L400 210L520 190L620 280L680 420Z', inked('#ffffff')) +
    path('M520 190L560 300L640 420H680L620 280Z', flat('#d9ecf5')) +
    path(
      'M150 430L250 420H680L770 430L800 600L740 820L640 1010L460 1130L300 1000L190 800L110 600Z',
      inked('#bfe3f2'),
    ) +
    path('M680 420L770 430L800 600L740 820L640 1010L460 1130L560 900L620 640Z', flat('#9fd0e6')) +
    path('M200 560L330 620M260 760L380 800M340 960L430 980', stroke('#ffffff', 10)) +
    path(
      'M-20 424q38 -26 75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0',
      stroke(INK, 10),
    ) +
    group(
      { x: 470, y: 204, scale: 0.38 },
      actor({
        animal: 'penguin',
        mood: 'content',
        shirt: '#f25f5c',
        left: { x: -160, y: -200, bend: 30 },
        right: { x: 160, y: -200, bend: 30 },
      }),
    ) +
    group({ x: 90, y: 760 }, fish('#ffa54d')) +
    group({ x: 830, y: 980, flip: true, scale: 0.8 }, fish('#f2788a')) +
    group({ x: 110, y: 1060, scale: 1.1 }, angler()),
})

function fish(colour: string): string {
  return (
    path('M40 0L84 -30V30Z', inked(colour)) +
    ellipse(0, 0, 52, 34, inked(colour)) +
    circle(-22, -8, 6, flat(INK)) +
    path('M-40 10Q-30 18 -20 12', stroke(INK, 5))
  )
}

function angler(): string {
  return (
    path('M40 -10L80 -36V26Z', inked('#5d3a5c')) +
    ellipse(0, 0, 60, 46, inked('#5d3a5c')) +
    path('M-20 -44Q-50 -96 -84 -60', stroke(INK, 7)) +
    circle(-86, -52, 14, inked('#ffe066')) +
    circle(-26, -14, 13, inked('#ffffff', 5)) +
    circle(-28, -12, 5, flat(INK)) +
    path('M-56 12Q-20 34 16 14L6 26L-6 18L-18 30L-30 18L-42 26Z', inked('#ffffff', 5))
  )
}

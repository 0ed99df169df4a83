import { actorBust } from '#rules/memes/art/actor.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import { puff } from '#rules/memes/art/effects.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { ellipse, group, inked, path, polygon, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate, label } from './template.ts'

export const twoShoulders = defineTemplate({
  slug: 'two-shoulders',
  name: 'Angel and devil',
  keywords: 'angel, devil, conscience, shoulder, temptation, good, bad, pig',
  boxes: [
    label([50, 60, 370, 230], 'Cook the vegetables you bought'),
    label([660, 60, 370, 230], 'They look happy in the fridge'),
    caption([240, 950, 600, 110], 'Me and the delivery app'),
  ],
  draw: () =>
    wall(1080, 1080, '#fff0b8') +
    rays(540, 700, 1000, '#fce393', 16) +
    path(
      'M36 60Q36 40 60 40H410Q440 40 440 70V280Q440 310 410 310H270L250 370L200 310H60Q36 310 36 280Z',
      inked('#ffffff'),
    ) +
    path(
      'M640 60Q640 40 664 40H1020Q1044 40 1044 70V280Q1044 310 1020 310H880L830 370L810 310H664Q640 310 640 280Z',
      inked('#ffffff'),
    ) +
    group(
      { x: 540, y: 1080, scale: 1.28 },
      actorBust({
        animal: 'pig',
        mood: 'thinking',
        shirt: '#5b7fd1',
        left: { x: -116, y: -110 },
        right: { x: 116, y: -110 },
      }),
    ) +
    group({ x: 196, y: 660 }, angel()) +
    group({ x: 910, y: 660 }, devil()),
})

function angel(): string {
  return (
    group({ x: 0, y: 130, scale: 1.6 }, puff('#ffffff', 1)) +
    path(
      'M-60 40Q-170 -40 -150 60Q-160 110 -60 100ZM60 40Q170 -40 150 60Q160 110 60 100Z',
      inked('#ffffff'),
    ) +
    path('M-70 130Q-60 20 0 16Q60 20 70 130Z', inked('#ffffff')) +
    group({ y: -40, scale: 0.66 }, critterHead('pig', 'content')) +
    ellipse(0, -150, 66, 18, stroke('#e0ac26', 22)) +
    ellipse(0, -150, 66, 18, stroke('#ffe066', 12))
  )
}

function devil(): string {
  return (
    path('M60 100Q150 120 150 40', stroke('#2b2540', 20)) +
    path('M60 100Q150 120 150 40', stroke('#d64a4a', 8)) +
    polygon([126, 44, 150, 0, 176, 44], inked('#d64a4a', 6)) +
    path('M-70 140Q-60 20 0 16Q60 20 70 140Z', inked('#d64a4a')) +
    path(
      'M-120 150V-20M-150 -30V-80Q-150 -100 -130 -100M-90 -30V-80M-120 -20V-96M-150 -40Q-120 -10 -90 -40',
      stroke('#2b2540', 10),
    ) +
    group(
      { y: -40, scale: 0.66 },
      critterHead('pig', 'sly'),
      path('M-70 -92Q-110 -140 -80 -176Q-60 -140 -30 -110Z', inked('#d64a4a')),
      path('M70 -92Q110 -140 80 -176Q60 -140 30 -110Z', inked('#d64a4a')),
    )
  )
}

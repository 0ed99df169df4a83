import { critterHead } from '#rules/memes/art/critter.ts'
import { actorBust } from '#rules/memes/art/actor.ts'
import { sun } from '#rules/memes/art/scenery.ts'
import { INK, circle, clipped, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { caption, defineTemplate } from './template.ts'

const phone = group(
  { y: -34, turn: -10 },
  rect(-30, -46, 60, 96, inked('#46506e', 6), 10),
  rect(-22, -36, 44, 72, flat('#8ff0d8'), 4),
)

export const noRescue = defineTemplate({
  slug: 'no-rescue',
  name: 'No rescue',
  keywords: 'drowning, help, ignored, boat, phone, water, priorities, rescue',
  boxes: [
    caption([560, 60, 480, 150], 'The weekend'),
    caption([420, 650, 620, 110], 'Me on Wednesday'),
    caption([380, 900, 640, 150], 'Me on Monday'),
  ],
  draw: () =>
    rect(0, 0, 1080, 1080, flat('#ffe9c9')) +
    sun(150, 150, 70) +
    group({ x: 380, y: 120, scale: 0.36 }, cloudShape('#ffffff')) +
    rect(-20, 440, 1120, 660, flat('#4fa3c4')) +
    wave(446, '#8fd0e6') +
    group({ x: 730, y: 560 }, boat()) +
    rect(-20, 600, 1120, 500, flat('#3f8fb0')) +
    wave(604, '#6fbdd8') +
    group({ x: 250, y: 700 }, swimmer()) +
    clipped('deep', rect(0, 690, 1080, 400, {}), rect(0, 690, 1080, 400, flat('#2f7396', 0.94))) +
    wave(694, '#4f9ec0') +
    group({ x: 250, y: 900, scale: 0.86 }, sinking()) +
    [
      [110, 760, 14],
      [240, 744, 10],
      [400, 800, 18],
      [60, 830, 11],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, stroke('#ffffff', 5)))
      .join(''),
})

function wave(y: number, colour: string): string {
  return path(
    `M-20 ${y}q30 -24 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0`,
    stroke(colour, 14),
  )
}

function boat(): string {
  return (
    group(
      { x: 40, y: -20, scale: 0.8 },
      actorBust({
        animal: 'dog',
        mood: 'content',
        shirt: '#f4b942',
        isHeadFlipped: true,
        left: { x: -60, y: -190, bend: 70, holds: phone },
        right: { x: 110, y: -130 },
      }),
    ) +
    path('M-250 -60H270L210 70Q0 90 -190 70Z', inked('#c9554a')) +
    path('M-240 -30H256', stroke('#ffffff', 16)) +
    circle(-150, 20, 34, inked('#ffffff')) +
    circle(-150, 20, 14, inked('#3f8fb0'))
  )
}

function swimmer(): string {
  return (
    path('M110 -100Q150 -160 140 -250', stroke(INK, 52)) +
    path('M110 -100Q150 -160 140 -250', stroke('#b6bccb', 36)) +
    circle(140, -262, 30, inked('#b6bccb')) +
    group({ y: -90, scale: 0.8 }, critterHead('mouse', 'screaming'))
  )
}

function sinking(): string {
  return (
    group({ turn: -14 }, critterHead('mouse', 'dazed')) +
    path('M-60 110Q-120 150 -110 210M60 110Q130 130 150 200', stroke(INK, 46)) +
    path('M-60 110Q-120 150 -110 210M60 110Q130 130 150 200', stroke('#b6bccb', 30))
  )
}

import { actor } from '#rules/memes/art/actor.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { burst } from '#rules/memes/art/effects.ts'
import { rays } from '#rules/memes/art/scenery.ts'
import { circle, clipped, flat, group, inked, path, polygon, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

const glove = (colour: string) =>
  circle(0, -6, 46, inked(colour)) +
  path('M-34 14Q-10 4 6 18', stroke('#2b2540', 6)) +
  rect(-30, 28, 60, 24, inked('#ffffff', 6), 8)

export const versus = defineTemplate({
  slug: 'versus',
  name: 'Versus',
  keywords: 'versus, fight, battle, boxing, duel, match, tiger, mouse',
  height: 860,
  boxes: [caption([40, 690, 460, 150], 'My deadline'), caption([580, 690, 460, 150], 'My motivation')],
  draw: () =>
    rect(0, 0, 1080, 860, flat('#f2785c')) +
    rays(270, 480, 900, '#e86749', 14) +
    polygon([620, -10, 1100, -10, 1100, 880, 460, 880], flat('#4f7fc9')) +
    clipped(
      'right',
      polygon([620, -10, 1100, -10, 1100, 880, 460, 880], {}),
      rays(830, 480, 900, '#4473ba', 14),
    ) +
    path('M640 -30L520 400L600 380L440 900', stroke('#2b2540', 44)) +
    path('M640 -30L520 400L600 380L440 900', stroke('#ffe066', 26)) +
    group(
      { x: 260, y: 700, scale: 1.16 },
      actor({
        animal: 'tiger',
        mood: 'angry',
        shirt: '#46506e',
        trousers: '#f4b942',
        tilt: 6,
        left: { x: -60, y: -236, bend: 90, holds: '' },
        right: { x: 150, y: -300, bend: 40 },
      }) +
        group({ x: -60, y: -236 }, glove('#d64a4a')) +
        group({ x: 150, y: -300 }, glove('#d64a4a')),
    ) +
    group(
      { x: 840, y: 700, scale: 0.86 },
      actor({
        animal: 'mouse',
        mood: 'panicked',
        shirt: '#fff8ee',
        trousers: '#f25f5c',
        tilt: -5,
        left: { x: -130, y: -280, bend: 40 },
        right: { x: 90, y: -230, bend: 90 },
      }) +
        group({ x: -130, y: -280 }, glove('#3f8fa8')) +
        group({ x: 90, y: -230 }, glove('#3f8fa8')),
    ) +
    group({ x: 545, y: 250 }, burst(150, '#fff8ee', 16, 0.8), letters('VS', 0, -58, 116, '#2b2540', 24)),
})

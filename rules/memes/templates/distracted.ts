import { actor, alarm, shadow } from '#rules/memes/art/actor.ts'
import { meadow, tree } from '#rules/memes/art/scenery.ts'
import { circle, ellipse, flat, group, inked, path, polygon, stroke } from '#rules/memes/art/svg.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { caption, defineTemplate } from './template.ts'

const iceCream = group(
  { y: -10, turn: 8 },
  polygon([-24, -20, 24, -20, 0, 60], inked('#e8b06a', 6)),
  circle(0, -40, 32, inked('#ffb3c7', 6)),
  circle(0, -78, 24, inked('#fff3e2', 6)),
)

export const distracted = defineTemplate({
  slug: 'distracted',
  name: 'Distracted walk',
  keywords: 'distracted, looking back, jealous, temptation, couple, ice cream, bear, walk',
  height: 800,
  boxes: [
    caption([30, 640, 320, 140], 'A new hobby'),
    caption([380, 660, 330, 130], 'Me'),
    caption([730, 640, 330, 140], 'The eleven hobbies I already have'),
  ],
  draw: () =>
    meadow(1080, 800, { sky: '#c9e4ff', horizon: 0.62 }) +
    group({ x: 180, y: 110, scale: 0.4 }, cloudShape('#ffffff')) +
    group({ x: 820, y: 90, scale: 0.34 }, cloudShape('#ffffff')) +
    group({ x: 560, y: 500, scale: 0.9 }, tree()) +
    group({ x: 990, y: 520, scale: 0.7 }, tree('#58a66b')) +
    path('M-20 640H1100V820H-20Z', inked('#eadfcf')) +
    path('M-20 700H1100', { stroke: '#d6c6b0', width: 8, dash: '90 60' }) +
    ellipse(190, 690, 130, 16, flat('#2b2540', 0.14)) +
    group(
      { x: 190, y: 680, scale: 0.98 },
      actor({
        animal: 'duck',
        mood: 'content',
        shirt: '#f25f5c',
        trousers: '#46506e',
        legs: 'walk',
        tilt: -4,
        left: { x: -120, y: -250, bend: 50, holds: iceCream },
        right: { x: 104, y: -160 },
      }),
    ) +
    group({ x: 590, y: 684 }, shadow(150)) +
    group(
      { x: 800, y: 690, scale: 1.02 },
      actor({
        animal: 'rabbit',
        mood: 'angry',
        shirt: '#8f83cf',
        trousers: '#5d3a5c',
        legs: 'walk',
        wears: group({ scale: 0.9, y: -84 }, alarm('#f25f5c')),
        left: { x: -140, y: -232, bend: 40 },
        right: { x: 120, y: -180, bend: 30 },
      }),
    ) +
    group(
      { x: 560, y: 690, scale: 1.06 },
      actor({
        animal: 'bear',
        mood: 'loving',
        shirt: '#3f8fa8',
        trousers: '#5b6a86',
        legs: 'walk',
        tilt: -10,
        headX: -26,
        isHeadFlipped: true,
        left: { x: -112, y: -168 },
        right: { x: 132, y: -196, bend: 20 },
      }),
    ) +
    path('M300 330Q340 300 376 318M290 372Q330 352 362 366', stroke('#f2566e', 8)),
})

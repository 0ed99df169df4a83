import { actor, shadow } from '#rules/memes/art/actor.ts'
import { puff } from '#rules/memes/art/effects.ts'
import { meadow, tree } from '#rules/memes/art/scenery.ts'
import { INK, ellipse, flat, group, path, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const tugOfWar = defineTemplate({
  slug: 'tug-of-war',
  name: 'Tug of war',
  keywords: 'tug of war, rope, pulling, conflict, torn, middle, sides',
  height: 760,
  boxes: [
    caption([30, 24, 330, 150], 'The plan'),
    caption([390, 24, 300, 150], 'Me'),
    caption([720, 24, 330, 150], 'The weather'),
  ],
  draw: () =>
    meadow(1080, 760, { sky: '#ffe3c2', far: '#b6cf7f', near: '#8aa34f', horizon: 0.7 }) +
    group({ x: 520, y: 560, scale: 0.7 }, tree('#738b3b')) +
    path('M-20 660Q540 620 1100 660V800H-20Z', flat('#c9a26a')) +
    group({ x: 190, y: 700 }, shadow(150)) +
    group({ x: 890, y: 700 }, shadow(150)) +
    ellipse(540, 706, 110, 14, flat(INK, 0.14)) +
    group(
      { x: 150, y: 690, turn: -14 },
      actor({
        animal: 'bear',
        mood: 'angry',
        shirt: '#3f8fa8',
        legs: 'walk',
        left: { x: 60, y: -190, bend: 40 },
        right: { x: 140, y: -190, bend: 30 },
      }),
    ) +
    group(
      { x: 930, y: 690, turn: 14 },
      actor({
        animal: 'penguin',
        mood: 'angry',
        shirt: '#f25f5c',
        legs: 'walk',
        left: { x: -140, y: -190, bend: 30 },
        right: { x: -60, y: -190, bend: 40 },
      }),
    ) +
    path('M230 494Q380 520 540 500Q700 520 850 494', stroke(INK, 34)) +
    path('M230 494Q380 520 540 500Q700 520 850 494', stroke('#e8c890', 20)) +
    path('M230 494Q380 520 540 500Q700 520 850 494', { stroke: '#b9854f', width: 20, dash: '4 30' }) +
    group(
      { x: 540, y: 700, scale: 0.86 },
      actor({
        animal: 'sheep',
        mood: 'screaming',
        shirt: '#ffd166',
        trousers: '#5b7fd1',
        left: { x: -150, y: -236, bend: -20 },
        right: { x: 150, y: -236, bend: -20 },
      }),
    ) +
    group({ x: 70, y: 690, scale: 0.5 }, puff('#e8d2ac')) +
    group({ x: 1010, y: 690, scale: 0.5 }, puff('#e8d2ac')),
})

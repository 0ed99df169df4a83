import { critterHead } from '#rules/memes/art/critter.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { rays, sun, tree } from '#rules/memes/art/scenery.ts'
import {
  INK,
  circle,
  clipped,
  ellipse,
  flat,
  group,
  inked,
  path,
  polygon,
  rect,
  stroke,
  tube,
} from '#rules/memes/art/svg.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { caption, defineTemplate } from './template.ts'

export const twoPaths = defineTemplate({
  slug: 'two-paths',
  name: 'Two paths',
  keywords: 'crossroads, fork, paths, choice, good, bad, castle, storm, way',
  boxes: [
    caption([20, 570, 370, 130], 'Back it up now'),
    caption([690, 570, 370, 130], 'It will be fine'),
    caption([330, 950, 420, 110], 'Me and my laptop'),
  ],
  draw: () =>
    clipped(
      'good',
      rect(0, 0, 540, 700, {}),
      rect(0, 0, 540, 700, flat('#bfe3f7')),
      rays(150, 140, 620, '#d7effb', 14),
      sun(150, 140, 60),
    ) +
    clipped(
      'bad',
      rect(540, 0, 540, 700, {}),
      rect(540, 0, 540, 700, flat('#4b4a70')),
      group({ x: 720, y: 130, scale: 0.8 }, cloudShape('#353457')),
      group({ x: 960, y: 190, scale: 0.62 }, cloudShape('#2b2a4a')),
      path('M760 170L716 260H770L722 360', stroke('#ffe066', 16)),
      path('M960 220L930 280H966L936 340', stroke('#ffe066', 12)),
    ) +
    path('M-20 560Q260 490 540 540V1100H-20Z', inked('#8fbf74')) +
    path('M540 540Q820 480 1100 560V1100H540Z', inked('#6d6f7d')) +
    group({ x: 300, y: 520 }, castle('#ffe3a8', '#f25f5c', true)) +
    group({ x: 820, y: 520 }, castle('#6a6884', '#3b2a4f', false)) +
    path(
      'M460 1100Q470 860 420 760Q340 640 300 540L350 535Q420 640 540 740Q660 640 770 535L820 540Q740 660 660 760Q610 860 620 1100Z',
      inked('#f3d9b8'),
    ) +
    group({ x: 90, y: 900, scale: 0.7 }, tree()) +
    group({ x: 1000, y: 900 }, deadTree()) +
    [180, 240, 60].map((x, index) => group({ x, y: 840 + index * 50 }, flower(index))).join('') +
    [820, 900, 760]
      .map((x, index) =>
        group({ x, y: 860 + index * 46 }, polygon([-30, 16, -12, -24, 22, -18, 34, 16], inked('#4b4a70', 6))),
      )
      .join('') +
    group({ x: 540, y: 960, scale: 0.9 }, walker()),
})

function castle(colour: string, roof: string, isBright: boolean): string {
  const tower = (x: number, height: number) =>
    rect(x - 34, -height, 68, height, inked(colour)) +
    polygon([x - 46, -height, x, -height - 84, x + 46, -height], inked(roof))
  return (
    rect(-100, -130, 200, 150, inked(colour)) +
    tower(-100, 190) +
    tower(100, 190) +
    tower(0, 250) +
    path('M-26 20V-40Q0 -72 26 -40V20Z', inked(isBright ? '#8f6146' : '#f25f5c')) +
    [-100, 0, 100]
      .map((x) => rect(x - 9, x === 0 ? -206 : -150, 18, 34, inked(isBright ? '#6cc3ee' : '#ffe066', 6), 8))
      .join('') +
    (isBright ? [-150, 150].map((x) => group({ x, y: -200 }, sparkle(24))).join('') : '')
  )
}

function deadTree(): string {
  return path(
    'M0 10V-120Q-10 -170 -70 -200M0 -110Q20 -170 80 -190M0 -70Q40 -80 60 -120M-40 -184L-80 -170',
    stroke(INK, 20),
  )
}

function flower(index: number): string {
  return (
    path('M0 0V-30', stroke('#4f8a4f', 6)) +
    circle(0, -38, 14, inked(['#f2788a', '#ffd25e', '#ffffff'][index] ?? '#ffffff', 5))
  )
}

function walker(): string {
  return (
    ellipse(0, 6, 110, 16, flat(INK, 0.16)) +
    tube([-34, -60, -38, -6], '#5b6a86', 30) +
    tube([34, -60, 38, -6], '#5b6a86', 30) +
    path('M-84 -50Q-96 -220 0 -226Q96 -220 84 -50Q0 -30 -84 -50Z', inked('#f25f5c')) +
    rect(-56, -190, 112, 120, inked('#f4b942'), 26) +
    rect(-34, -120, 68, 40, inked('#dd9c22', 6), 8) +
    group({ y: -290, scale: 0.86 }, backOfHead())
  )
}

function backOfHead(): string {
  return critterHead('hedgehog', 'worried')
}

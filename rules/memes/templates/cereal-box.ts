import { critterHead } from '#rules/memes/art/critter.ts'
import { burst } from '#rules/memes/art/effects.ts'
import { dots, rays, wall } from '#rules/memes/art/scenery.ts'
import {
  INK,
  circle,
  clipped,
  ellipse,
  flat,
  group,
  inked,
  path,
  rect,
  stroke,
} from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label } from './template.ts'

export const cerealBox = defineTemplate({
  slug: 'cereal-box',
  name: 'Cereal box',
  keywords: 'cereal, box, packaging, breakfast, product, brand, free gift, tiger',
  width: 900,
  height: 1120,
  boxes: [
    headline([170, 110, 560, 220], 'Adulting flakes', { color: '#ffe066', outline: '#7a2036', angle: -4 }),
    label([548, 742, 190, 180], 'Free tax form inside', { outline: '#ffd25e', angle: 8 }),
    label([160, 946, 380, 80], 'Now with 20 % more bills', {
      outline: '#f25f5c',
      color: '#ffffff',
      align: 'LEFT',
    }),
  ],
  draw: () =>
    wall(900, 1120, '#c9e4ff') +
    dots(900, 1120, '#b9daf9', 100, 14) +
    rect(-20, 1030, 940, 110, inked('#8f83cf')) +
    path('M760 70L830 110V1040L760 1060Z', inked('#b93a3a')) +
    clipped(
      'front',
      rect(130, 70, 630, 990, {}, 8),
      rect(130, 70, 630, 990, flat('#f25f5c')),
      rays(445, 560, 700, '#f7776f', 18),
    ) +
    rect(130, 70, 630, 990, stroke(), 8) +
    group({ x: 420, y: 560, scale: 1.5 }, critterHead('tiger', 'delighted')) +
    path('M190 800H590Q580 920 390 926Q200 920 190 800Z', inked('#ffffff')) +
    ellipse(390, 800, 200, 36, inked('#fff8ee')) +
    [
      [250, 796],
      [310, 780],
      [370, 800],
      [430, 782],
      [500, 800],
      [340, 810],
      [460, 812],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 24, inked('#f4a63a', 6)) + circle(x, y, 8, flat('#fff8ee')))
      .join('') +
    path('M530 720Q620 600 650 560', stroke(INK, 26)) +
    path('M530 720Q620 600 650 560', stroke('#cfd9ee', 12)) +
    ellipse(520, 748, 34, 46, inked('#cfd9ee')) +
    group({ x: 642, y: 832, turn: 8 }, burst(132, '#ffd25e', 18, 0.88)),
})

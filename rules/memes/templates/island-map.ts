import { critterHead } from '#rules/memes/art/critter.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { INK, blob, circle, flat, group, inked, path, polygon, rect, stroke } from '#rules/memes/art/svg.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { defineTemplate, label } from './template.ts'

const LAND = '#f3dfae'

export const islandMap = defineTemplate({
  slug: 'island-map',
  name: 'Island map',
  keywords: 'map, island, places, geography, treasure, territory, journey',
  height: 860,
  boxes: [
    label([150, 150, 300, 120], 'Bay of good intentions', { outline: LAND, angle: -6 }),
    label([600, 140, 320, 120], 'Forest of open tabs', { outline: '#cfe0a0' }),
    label([226, 540, 244, 130], 'Sea of unread mail', { outline: '#8fd0e0', angle: 4 }),
    label([660, 510, 290, 110], 'Finished work', { outline: LAND }),
  ],
  draw: () =>
    wall(1080, 860, '#8f6146') +
    path(
      'M50 60Q300 30 560 56T1030 50Q1050 300 1024 440T1034 806Q700 836 520 806T48 800Q30 560 56 420T50 60Z',
      inked('#8fd0e0', 10),
    ) +
    [
      [120, 690],
      [560, 720],
      [480, 90],
      [930, 720],
      [110, 470],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y}q18 -16 36 0t36 0t36 0`, stroke('#5fb4c9', 7)))
      .join('') +
    blob(
      [
        120, 140, 330, 100, 520, 150, 760, 96, 960, 150, 980, 330, 940, 520, 980, 650, 760, 680, 620, 620,
        600, 500, 420, 470, 200, 480, 110, 330,
      ],
      inked(LAND),
    ) +
    blob([600, 130, 780, 110, 940, 150, 950, 290, 820, 330, 640, 300], flat('#cfe0a0')) +
    [
      [610, 310],
      [670, 330],
      [730, 318],
      [930, 330],
      [870, 336],
      [960, 240],
    ]
      .map(([x = 0, y = 0]) =>
        group(
          { x, y },
          rect(-5, 0, 10, 22, flat('#8f6146')),
          polygon([-26, 4, 0, -50, 26, 4], inked('#5f9e52', 6)),
        ),
      )
      .join('') +
    [
      [250, 370],
      [320, 350],
      [390, 378],
    ]
      .map(([x = 0, y = 0]) =>
        group(
          { x, y },
          polygon([-46, 40, 0, -50, 46, 40], inked('#b9a078', 7)),
          polygon([-14, -22, 0, -50, 14, -22, 0, -12], inked('#ffffff', 5)),
        ),
      )
      .join('') +
    path('M180 300Q300 260 420 320T560 420Q700 380 760 440T800 500', {
      stroke: '#d64a4a',
      width: 10,
      dash: '6 26',
    }) +
    group({ x: 800, y: 470 }, path('M-26 -26L26 26M26 -26L-26 26', stroke('#d64a4a', 16))) +
    compass() +
    group({ x: 150, y: 600, scale: 0.9 }, ship()),
})

function compass(): string {
  return group(
    { x: 560, y: 600, scale: 0.9 },
    circle(0, 0, 62, inked('#fff8ee')),
    polygon([0, -52, 13, 0, 0, 52, -13, 0], inked('#d64a4a', 5)),
    polygon([-52, 0, 0, -13, 52, 0, 0, 13], inked('#46506e', 5)),
    letters('N', 0, -100, 26, INK, 7),
  )
}

function ship(): string {
  return (
    path('M-70 0H70L46 44H-46Z', inked('#8f6146')) +
    path('M0 0V-110', stroke(INK, 8)) +
    path('M6 -106Q80 -80 60 -14H6Z', inked('#ffffff')) +
    group({ x: -26, y: -22, scale: 0.22 }, critterHead('raccoon', 'happy'))
  )
}

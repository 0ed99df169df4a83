import { actor, shadow } from '#rules/memes/art/actor.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, group, inked, path, polygon, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate, label } from './template.ts'

export const treasureChest = defineTemplate({
  slug: 'treasure-chest',
  name: 'Treasure chest',
  keywords: 'treasure, chest, discovery, finally, found, reward, truth, scroll, pirate',
  height: 940,
  boxes: [
    caption([40, 24, 1000, 130], 'After fifteen years of searching'),
    label([560, 230, 400, 170], 'The other sock', { outline: '#fff0c9' }),
  ],
  draw: () =>
    wall(1080, 940, '#35516b') +
    path(
      'M-20 -20H300Q200 300 120 520Q60 700 -20 760ZM1100 -20H900Q980 240 1000 480Q1030 640 1100 700Z',
      inked('#2a4259'),
    ) +
    rays(760, 560, 700, '#456a88', 16) +
    path('M-20 780Q400 720 1100 790V960H-20Z', inked('#8f6146')) +
    group({ x: 760, y: 800 }, chest()) +
    path(
      'M520 220Q540 200 560 214H950Q980 206 990 236V390Q980 420 950 412H570Q530 420 522 390Z',
      inked('#fff0c9'),
    ) +
    [
      [480, 260],
      [1030, 330],
      [640, 480],
      [900, 470],
    ]
      .map(([x = 0, y = 0]) => group({ x, y }, sparkle(30, '#ffe9a8')))
      .join('') +
    group({ x: 250, y: 850 }, shadow(150)) +
    group(
      { x: 250, y: 846, scale: 1.12 },
      actor({
        animal: 'raccoon',
        mood: 'starry',
        shirt: '#ffffff',
        trousers: '#a64d5e',
        wears: bandana(),
        left: { x: -130, y: -330, bend: 40 },
        right: { x: 160, y: -280, bend: 30 },
      }),
    ),
})

function bandana(): string {
  return (
    path('M-112 -48Q-100 -120 0 -122Q100 -120 112 -48Q0 -90 -112 -48Z', inked('#e5484d')) +
    [-50, 10, 60].map((x) => circle(x, -96, 8, inked('#ffffff', 0.1))).join('') +
    polygon([108, -52, 160, -80, 150, -30], inked('#e5484d'))
  )
}

function chest(): string {
  return (
    path('M-210 -150Q-220 -330 -150 -340H150Q220 -330 210 -150Z', inked('#7a5236')) +
    path('M-180 -160Q-186 -300 -130 -306H130Q186 -300 180 -160Z', inked('#4b3325')) +
    [-130, -70, -10, 50, 110]
      .map((x, index) => circle(x, -150 - (index % 2) * 22, 38, inked('#ffd25e')))
      .join('') +
    [-96, -30, 36, 100].map((x) => circle(x, -130, 34, inked('#ffe39a'))).join('') +
    polygon([-20, -190, 20, -190, 36, -164, 0, -130, -36, -164], inked('#6cc3ee')) +
    rect(-220, -130, 440, 150, inked('#9b6a45'), 10) +
    path('M-220 -84H220', stroke('#7a5236', 10)) +
    rect(-214, -130, 50, 150, inked('#f2c063')) +
    rect(164, -130, 50, 150, inked('#f2c063')) +
    rect(-36, -130, 72, 80, inked('#f2c063'), 10) +
    circle(0, -96, 12, inked(INK)) +
    path('M0 -92V-70', stroke(INK, 9))
  )
}

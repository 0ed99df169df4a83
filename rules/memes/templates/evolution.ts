import { actor } from '#rules/memes/art/actor.ts'
import { face } from '#rules/memes/art/face.ts'
import { rays, sun, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

export const evolution = defineTemplate({
  slug: 'evolution',
  name: 'Evolution',
  keywords: 'evolution, progress, stages, development, growth, march, egg, duck, robot',
  width: 1200,
  height: 780,
  boxes: ['Will it work?', 'It works', 'Why does it work?', 'Nobody may touch it'].map((example, index) =>
    label([40 + index * 288, 610, 252, 140], example, { outline: '#f6fffa' }),
  ),
  draw: () =>
    wall(1200, 780, '#ffe9c9') +
    rays(600, 560, 1000, '#ffdca8', 18) +
    sun(1060, 120, 60) +
    path('M-20 540Q600 470 1220 540V800H-20Z', inked('#5fb49c')) +
    [0, 1, 2, 3].map((index) => rect(28 + index * 288, 596, 276, 168, inked('#f6fffa'), 18)).join('') +
    group({ x: 150, y: 545 }, egg()) +
    group({ x: 430, y: 548 }, chick()) +
    group(
      { x: 730, y: 560, scale: 0.82 },
      actor({ animal: 'duck', mood: 'happy', shirt: '#5b7fd1', legs: 'walk' }),
    ) +
    group({ x: 1030, y: 560, scale: 0.9 }, robotDuck()),
})

function egg(): string {
  return (
    ellipse(0, 4, 80, 14, flat(INK, 0.16)) +
    path(
      'M0 -190C60 -190 92 -100 86 -56C80 -10 40 0 0 0C-40 0 -80 -10 -86 -56C-92 -100 -60 -190 0 -190Z',
      inked('#fff4e3'),
    ) +
    [-40, 30, 10].map((x, index) => circle(x, -140 + index * 44, 9, flat('#e8c8a0'))).join('') +
    group({ y: -84, scale: 0.7 }, face('asleep', { gap: 34 }))
  )
}

function chick(): string {
  return (
    ellipse(0, 4, 90, 14, flat(INK, 0.16)) +
    path('M-26 -10V2M26 -10V2', stroke('#d9792a', 12)) +
    path('M-96 -70Q-104 -200 0 -204Q104 -200 96 -70Q90 -6 0 -6Q-90 -6 -96 -70Z', inked('#f9d65c')) +
    path(
      'M-96 -90Q-130 -70 -116 -40Q-96 -44 -84 -60M96 -90Q130 -70 116 -40Q96 -44 84 -60',
      inked('#e0b43a'),
    ) +
    path('M-6 -202Q-20 -240 -40 -232M4 -204Q4 -250 26 -250', stroke(INK, 8)) +
    group({ y: -138, scale: 0.9 }, face('happy', { gap: 42, mouth: false, cheeks: '#f59a8b' })) +
    path('M-22 -112Q0 -130 22 -112Q0 -92 -22 -112Z', inked('#f29a3f'))
  )
}

function robotDuck(): string {
  return (
    path('M-36 -90V-20M36 -90V-20', stroke(INK, 26)) +
    path('M-36 -90V-20M36 -90V-20', stroke('#9fa5ad', 12)) +
    path('M-70 6Q-70 -26 -36 -26Q-2 -26 -2 6ZM2 6Q2 -26 36 -26Q70 -26 70 6Z', inked('#f25f5c')) +
    rect(-90, -290, 180, 210, inked('#b9c4d6'), 30) +
    circle(0, -180, 40, inked('#2f3350')) +
    path('M-24 -180H-10L0 -200L10 -160L16 -180H26', stroke('#8ff0d8', 6)) +
    path('M-90 -250Q-150 -240 -160 -170M90 -250Q150 -260 170 -330', stroke(INK, 30)) +
    path('M-90 -250Q-150 -240 -160 -170M90 -250Q150 -260 170 -330', stroke('#9fa5ad', 16)) +
    circle(-160, -166, 24, inked('#f25f5c')) +
    circle(172, -336, 24, inked('#f25f5c')) +
    path('M0 -480V-530', stroke(INK, 12)) +
    circle(0, -536, 18, inked('#ffd25e')) +
    rect(-112, -484, 224, 190, inked('#f9d65c'), 56) +
    circle(-46, -410, 34, inked('#2f3350')) +
    circle(46, -410, 34, inked('#2f3350')) +
    circle(-46, -410, 13, flat('#ff6b5c')) +
    circle(46, -410, 13, flat('#ff6b5c')) +
    path('M-56 -340Q0 -384 56 -340Q0 -312 -56 -340Z', inked('#f29a3f'))
  )
}

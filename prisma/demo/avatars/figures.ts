import { face, type Mood } from '#rules/memes/art/face.ts'
import { cat, coats } from '#rules/memes/art/cat.ts'
import { critterBust } from '#rules/memes/art/critter.ts'
import {
  INK,
  blob,
  circle,
  ellipse,
  flat,
  group,
  inked,
  path,
  rect,
  scatter,
  stroke,
} from '#rules/memes/art/svg.ts'
import type { Random } from '../random.ts'
import type { Figure } from './look.ts'

const coatColours = ['#5b7fd1', '#f25f5c', '#4fa3a5', '#f4a942', '#8f83cf', '#6aa56a', '#e07aa0']

/** Draws an avatar that is not human, for a frame of 512 by 512. */
export function drawFigure(random: Random, figure: Figure, mood: Mood): string {
  const smile = (x: number, y: number, scale = 1.2, ink = INK) =>
    group({ x, y }, face(mood, { gap: 44, scale, cheeks: '#f59a8b', ink }))
  const colour = random.pick(coatColours)
  switch (figure) {
    case 'cat':
      return group(
        { x: 256, y: 560, scale: 1.05 },
        cat(random.pick(coats), mood, {
          id: 'cat',
          lift: random.between(-60, 120),
          tilt: random.between(-5, 5),
        }),
      )
    case 'robot':
      return (
        path('M256 120V60', stroke(INK, 14)) +
        circle(256, 52, 26, inked('#ffd25e')) +
        rect(150, 400, 212, 140, inked(colour), 40) +
        [88, 424].map((x) => circle(x, 262, 34, inked('#ffd25e'))).join('') +
        rect(92, 120, 328, 284, inked(colour), 70) +
        rect(128, 158, 256, 206, inked('#2f3350'), 48) +
        smile(256, 244, 1.3, '#8ff0d8')
      )
    case 'cactus':
      return (
        path('M150 290h-30q-40 0 -40 -44v-30', stroke(INK, 84)) +
        path('M150 290h-30q-40 0 -40 -44v-30', stroke('#69a864', 66)) +
        path('M362 330h30q40 0 40 -44v-50', stroke(INK, 84)) +
        path('M362 330h30q40 0 40 -44v-50', stroke('#69a864', 66)) +
        rect(150, 70, 212, 400, inked('#69a864'), 106) +
        scatter([190, 140, 320, 130, 200, 360, 310, 350, 256, 108], (x, y) =>
          path(`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`, stroke('#4c8549', 6)),
        ) +
        [0, 72, 144, 216, 288]
          .map((turn) => group({ x: 310, y: 74, turn }, ellipse(0, -22, 16, 22, inked('#ff8fa3', 6))))
          .join('') +
        circle(310, 74, 14, inked('#ffd25e', 6)) +
        path('M110 430H402L376 530H136Z', inked('#c9754b')) +
        smile(256, 236)
      )
    case 'monstera':
      return (
        [-62, 62, 0]
          .map((turn) =>
            group(
              { x: 256, y: 350, turn },
              path('M0 0Q-110 -60 -90 -190Q-60 -290 0 -300Q60 -290 90 -190Q110 -60 0 0Z', inked('#58a66b')),
              path(
                'M0 -10V-260M-78 -190l50 -10M-84 -120l54 -6M78 -190l-50 -10M84 -120l-54 -6',
                stroke('#3f8653', 10),
              ),
            ),
          )
          .join('') +
        path('M120 340H392L366 530H146Z', inked(colour)) +
        smile(256, 414)
      )
    case 'mushroom':
      return (
        path('M176 260Q160 480 190 530H322Q352 480 336 260Z', inked('#fff1dc')) +
        path('M60 290Q60 70 256 66Q452 70 452 290Q256 340 60 290Z', inked('#e5534b')) +
        [
          [150, 210, 36],
          [256, 130, 42],
          [366, 200, 38],
          [270, 250, 22],
        ]
          .map(([x = 0, y = 0, radius = 20]) => circle(x, y, radius, flat('#fff6ea')))
          .join('') +
        smile(256, 390, 1)
      )
    case 'toast':
      return (
        path(
          'M110 480V260Q40 220 90 130Q150 76 256 80Q362 76 422 130Q472 220 402 260V480Q402 500 382 500H130Q110 500 110 480Z',
          inked('#c98544'),
        ) +
        path(
          'M146 464V240Q90 204 124 150Q170 112 256 114Q342 112 388 150Q422 204 366 240V464Z',
          flat('#f4d199'),
        ) +
        path('M220 150h72l-10 50h-52Z', inked('#ffe27a', 6)) +
        smile(256, 300, 1.3)
      )
    case 'avocado':
      return (
        path(
          'M256 50C350 50 350 190 420 290C480 400 400 500 256 500C112 500 32 400 92 290C162 190 162 50 256 50Z',
          inked('#4f7f46'),
        ) +
        path(
          'M256 92C320 92 322 206 378 298C424 390 360 460 256 460C152 460 88 390 134 298C190 206 192 92 256 92Z',
          flat('#dfe89a'),
        ) +
        circle(256, 390, 66, inked('#9a6237')) +
        smile(256, 240, 1.15)
      )
    case 'planet':
      return (
        circle(256, 256, 150, inked(colour)) +
        path('M130 200q60 -30 120 0t130 -10M118 300q80 30 150 0t120 10', stroke('#ffffff', 14)) +
        path(
          'M128 300C20 340 20 400 130 380C250 360 480 250 480 190C480 150 420 160 388 186',
          stroke(INK, 34),
        ) +
        path(
          'M128 300C20 340 20 400 130 380C250 360 480 250 480 190C480 150 420 160 388 186',
          stroke('#ffd25e', 18),
        ) +
        smile(256, 236)
      )
    case 'ghost':
      return (
        path(
          'M256 70Q410 70 410 250V470Q380 500 346 462Q318 500 286 462Q256 500 226 462Q194 500 166 462Q132 500 102 470V250Q102 70 256 70Z',
          inked('#ffffff'),
        ) + smile(256, 230, 1.35)
      )
    case 'monster':
      return (
        blob([256, 90, 370, 120, 420, 260, 400, 420, 256, 470, 112, 420, 92, 260, 142, 120], inked(colour)) +
        [-1, 1]
          .map((side) =>
            path(
              `M${256 + side * 70} 110Q${256 + side * 80} 40 ${256 + side * 140} 30Q${256 + side * 150} 90 ${256 + side * 120} 130Z`,
              inked('#fff1dc'),
            ),
          )
          .join('') +
        [
          [176, 226, 38],
          [256, 196, 48],
          [336, 226, 38],
        ]
          .map(
            ([x = 0, y = 0, radius = 40]) =>
              circle(x, y, radius, inked('#ffffff')) + circle(x + 6, y + 4, radius * 0.4, flat(INK)),
          )
          .join('') +
        path('M160 340Q256 400 352 340Q330 430 256 430Q182 430 160 340Z', inked('#7c2f3d')) +
        path('M190 352l16 34l18 -24M300 364l16 24l14 -36', inked('#ffffff', 6))
      )
    case 'mug':
      return (
        path('M380 240q90 -6 90 66t-100 70', stroke(INK, 52)) +
        path('M380 240q90 -6 90 66t-100 70', stroke(colour, 32)) +
        path('M96 190H400L380 460Q248 500 116 460Z', inked(colour)) +
        ellipse(248, 190, 152, 36, inked('#6b4636')) +
        path('M200 130q-26 -34 0 -64M290 130q-26 -34 0 -64', stroke('#ffffff', 14)) +
        smile(248, 310, 1.3)
      )
    default:
      return group(
        { x: 256, y: 530, scale: 1.12 },
        critterBust(figure, mood, colour, random.chance(0.3) ? random.pick(coatColours) : undefined),
      )
  }
}

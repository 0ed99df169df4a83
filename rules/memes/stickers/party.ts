import { face } from '#rules/memes/art/face.ts'
import { burst, sparkle } from '#rules/memes/art/effects.ts'
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
} from '#rules/memes/art/svg.ts'
import { defineSticker, type MemeSticker } from './sticker.ts'

const COLOURS = ['#f25f5c', '#ffd166', '#58b368', '#5b7fd1', '#f2788a'] as const

const partyHat =
  polygon([0, -190, 140, 150, -140, 150], inked('#5b7fd1', 10)) +
  path('M-48 -70L86 20M-92 36L120 102', stroke('#ffd166', 26)) +
  polygon([0, -190, 140, 150, -140, 150], stroke(INK, 10)) +
  path('M-150 150q30 34 60 0q30 34 60 0q30 34 60 0q30 34 60 0q30 34 60 0', stroke(INK, 34)) +
  path('M-150 150q30 34 60 0q30 34 60 0q30 34 60 0q30 34 60 0q30 34 60 0', stroke('#ffffff', 18)) +
  circle(0, -190, 36, inked('#f2788a', 10))

const confetti = Array.from({ length: 46 }, (_, index) => {
  const x = -240 + ((index * 197) % 480)
  const y = -180 + ((index * 131 + (index % 4) * 17) % 360)
  const fill = COLOURS[index % 5]
  const shape =
    index % 3 === 0
      ? circle(0, 0, 12, flat(fill ?? INK))
      : index % 3 === 1
        ? rect(-18, -8, 36, 16, flat(fill ?? INK), 4)
        : path('M-24 0q12 -20 24 0t24 0', stroke(fill ?? INK, 9))
  return group({ x, y, turn: index * 47 }, shape)
}).join('')

const balloon =
  path('M0 110Q-30 170 10 220T-6 300', stroke(INK, 8)) +
  path(
    'M0 -230C130 -230 160 -100 120 -10Q84 90 0 100Q-84 90 -120 -10C-160 -100 -130 -230 0 -230Z',
    inked('#f25f5c', 10),
  ) +
  path('M-24 130L0 96L24 130Z', inked('#f25f5c', 10)) +
  path('M-76 -130Q-70 -180 -30 -192', stroke('#ffffff', 20))

const cake =
  ellipse(0, 150, 200, 30, inked('#e9eef7', 10)) +
  rect(-160, 0, 320, 150, inked('#ffb3c7', 10), 24) +
  path(
    'M-160 40V10Q-160 -20 -130 -20H130Q160 -20 160 10V40q-30 44 -62 4q-34 50 -66 4q-32 46 -64 0q-32 40 -64 -4q-32 40 -64 -4Z',
    inked('#ffffff', 10),
  ) +
  [-80, 0, 80]
    .map(
      (x, index) =>
        rect(x - 12, -110, 24, 92, inked(COLOURS[index] ?? INK, 8), 8) +
        path(`M${x} -116Q${x - 22} -146 ${x} -184Q${x + 22} -146 ${x} -116Z`, inked('#ffd25e', 7)),
    )
    .join('')

const disco =
  path('M0 -240V-160', stroke(INK, 12)) +
  clipped(
    'ball',
    circle(0, 0, 160, {}),
    circle(0, 0, 160, flat('#b9a7e8')),
    [-2, -1, 0, 1, 2]
      .flatMap((row) =>
        [-3, -2, -1, 0, 1, 2].map((column) =>
          rect(
            column * 58 + 4,
            row * 62 - 27,
            50,
            54,
            flat((row + column) % 3 === 0 ? '#ffffff' : (row * column) % 2 === 0 ? '#8f83cf' : '#d9d4f7'),
            4,
          ),
        ),
      )
      .join(''),
  ) +
  circle(0, 0, 160, stroke(INK, 10)) +
  group({ x: -150, y: -130 }, sparkle(60, '#ffe066')) +
  group({ x: 160, y: 110 }, sparkle(44, '#ffe066'))

const gift =
  rect(-150, -40, 300, 210, inked('#58b368', 10), 12) +
  rect(-174, -90, 348, 80, inked('#6fcf80', 10), 12) +
  rect(-32, -90, 64, 260, inked('#f25f5c', 8)) +
  path('M0 -92Q-130 -200 -120 -110Q-100 -80 0 -92Q130 -200 120 -110Q100 -80 0 -92Z', inked('#f25f5c', 10))

const trophy =
  path(
    'M-110 -140Q-220 -140 -190 -40Q-160 20 -90 20M110 -140Q220 -140 190 -40Q160 20 90 20',
    stroke(INK, 44),
  ) +
  path(
    'M-110 -140Q-220 -140 -190 -40Q-160 20 -90 20M110 -140Q220 -140 190 -40Q160 20 90 20',
    stroke('#dd9c22', 22),
  ) +
  path('M-120 -180H120Q124 20 30 60V110H70V170H-70V110H-30V60Q-124 20 -120 -180Z', inked('#ffd25e', 10)) +
  path('M-76 -140Q-76 -40 -40 0', stroke('#fff3c4', 20)) +
  rect(-100, 160, 200, 44, inked('#8f6146', 10), 8)

const sun =
  Array.from({ length: 12 }, (_, index) =>
    group({ turn: index * 30 }, polygon([-24, -150, 24, -150, 0, -210], inked('#f4a63a', 8))),
  ).join('') +
  circle(0, 0, 140, inked('#ffd25e', 10)) +
  group({ y: -16, scale: 1.4 }, face('delighted', { cheeks: '#f59a8b' }))

export const party: readonly MemeSticker[] = [
  defineSticker('party', 'party-hat', 'Party hat', [360, 460], group({ y: 16 }, partyHat)),
  defineSticker('party', 'confetti', 'Confetti', [540, 420], confetti),
  defineSticker('party', 'balloon', 'Balloon', [320, 560], group({ y: -36 }, balloon)),
  defineSticker('party', 'cake', 'Cake', [440, 400], cake),
  defineSticker('party', 'disco-ball', 'Disco ball', [440, 500], group({ y: 40 }, disco)),
  defineSticker('party', 'gift', 'Gift', [380, 380], gift),
  defineSticker('party', 'trophy', 'Trophy', [460, 420], group({ y: -10 }, trophy)),
  defineSticker('party', 'happy-sun', 'Happy sun', [440, 440], sun),
  defineSticker(
    'party',
    'boom',
    'Boom',
    [460, 460],
    burst(210, '#f25f5c', 16, 0.74) + burst(150, '#ffd25e', 14, 0.74) + burst(90, '#ffffff', 12, 0.74),
  ),
]

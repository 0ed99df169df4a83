import { letters } from '#rules/memes/art/letters.ts'
import { star } from '#rules/memes/art/effects.ts'
import { INK, circle, ellipse, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineSticker, type MemeSticker } from './sticker.ts'

const HEART = 'M0 150C-220 10 -170 -150 -62 -136Q-16 -124 0 -70Q16 -124 62 -136C170 -150 220 10 0 150Z'

const arrow = path('M-180 40Q-80 -90 60 -50L50 -110L190 -20L80 90L68 26Q-40 0 -130 96Z', inked('#f2564f', 10))

const LENSES = [
  'M-220 -44H-24Q-20 70 -120 70Q-226 66 -220 -44Z',
  'M24 -44H220Q226 66 120 70Q20 70 24 -44Z',
] as const

/** The white border makes them visible on dark fur. */
const sunglasses =
  path('M-240 -40H240', stroke('#ffffff', 44)) +
  LENSES.map((lens) => path(lens, stroke('#ffffff', 34))).join('') +
  path('M-240 -40H240', stroke(INK, 22)) +
  LENSES.map((lens) => path(lens, inked('#3a3550', 10))).join('') +
  path('M-190 -20L-130 40M-150 -24L-90 36M56 -20L116 40M96 -24L156 36', stroke('#8f8da8', 12))

const crown =
  path('M-150 110L-180 -70L-84 10L0 -130L84 10L180 -70L150 110Q0 140 -150 110Z', inked('#ffd25e', 10)) +
  path('M-146 70Q0 100 146 70', stroke('#dd9c22', 14)) +
  [-180, 0, 180].map((x) => circle(x, x === 0 ? -136 : -76, 20, inked('#f2564f', 8))).join('') +
  [-80, 0, 80].map((x) => ellipse(x, 40, 16, 20, inked(x === 0 ? '#6cc3ee' : '#58b368', 7))).join('')

const moustache = path(
  'M0 -20Q50 -70 110 -40Q150 -16 200 -50Q196 40 110 50Q40 54 0 10Q-40 54 -110 50Q-196 40 -200 -50Q-150 -16 -110 -40Q-50 -70 0 -20Z',
  inked('#5b3a2e', 10),
)

const speech = path(
  'M-220 -150H220Q260 -150 260 -110V60Q260 100 220 100H-40L-130 190L-120 100H-220Q-260 100 -260 60V-110Q-260 -150 -220 -150Z',
  inked('#ffffff', 10),
)

const thinking =
  path(
    'M-150 70Q-250 60 -236 -30Q-240 -110 -140 -110Q-100 -190 10 -160Q110 -190 150 -110Q250 -100 236 -10Q240 80 130 74Q70 120 0 80Q-80 120 -150 70Z',
    inked('#ffffff', 10),
  ) +
  circle(-130, 140, 28, inked('#ffffff', 9)) +
  circle(-180, 184, 15, inked('#ffffff', 8))

const thumb =
  path(
    'M-60 -10L0 -150Q50 -160 46 -90L36 -40H120Q160 -30 144 10Q160 40 130 60Q140 96 106 110Q104 146 60 146H-60Z',
    inked('#ffd166', 10),
  ) +
  path('M120 -40M70 10H138M66 60H126M60 110H102', stroke(INK, 8)) +
  rect(-150, -24, 92, 180, inked('#5b7fd1', 10), 16)

const marker = path(
  'M-20 -130Q-210 -120 -204 10Q-190 130 10 130Q216 126 206 -10Q196 -120 20 -126Q-60 -128 -120 -96',
  stroke('#f2343f', 22),
)

const question = group({}, letters('?', 0, -150, 250, INK, 84), letters('?', 0, -150, 250, '#ffd25e', 56))
const exclamation = group({}, letters('!', 0, -150, 250, INK, 84), letters('!', 0, -150, 250, '#f2564f', 56))

export const basics: readonly MemeSticker[] = [
  defineSticker('basics', 'sunglasses', 'Sunglasses', [520, 200], sunglasses),
  defineSticker('basics', 'speech-bubble', 'Speech bubble', [560, 400], group({ y: -14 }, speech)),
  defineSticker('basics', 'thought-bubble', 'Thought bubble', [520, 420], thinking),
  defineSticker('basics', 'arrow', 'Arrow', [420, 260], arrow),
  defineSticker(
    'basics',
    'heart',
    'Heart',
    [400, 340],
    path(HEART, inked('#f2566e', 10)) + path('M-110 -60Q-116 -96 -76 -98', stroke('#ffffff', 18)),
  ),
  defineSticker(
    'basics',
    'star',
    'Star',
    [400, 400],
    star(180) + path('M-34 -50L-24 -86', stroke('#fff3c4', 16)),
  ),
  defineSticker('basics', 'crown', 'Crown', [440, 340], crown),
  defineSticker('basics', 'moustache', 'Moustache', [440, 170], moustache),
  defineSticker('basics', 'thumbs-up', 'Thumbs up', [360, 360], thumb),
  defineSticker('basics', 'red-circle', 'Red circle', [460, 310], marker),
  defineSticker('basics', 'question-mark', 'Question mark', [280, 380], group({ y: 26 }, question)),
  defineSticker('basics', 'exclamation-mark', 'Exclamation mark', [160, 380], group({ y: 26 }, exclamation)),
]

import { face, type Mood } from '#rules/memes/art/face.ts'
import { INK, blob, circle, flat, group, inked, line, path, rect, stroke } from '#rules/memes/art/svg.ts'
import type { Random } from '../random.ts'
import { hairBehind, hairInFront } from './hair.ts'
import type { Extra, Hair } from './look.ts'

type Human = { hair: Hair; skin: number; extras: readonly Extra[]; elderly: boolean }
type Colours = { skin: string; blush: string; hair: string; shirt: string; cloth: string }

const skins = ['#ffe0c7', '#fbcfa8', '#eab489', '#cf9465', '#b0724b', '#8f5d41']
const blushes = ['#ffb3a0', '#f8a486', '#df8f6c', '#bd7150', '#96583c', '#784730']
const hairColours = ['#3a2d3c', '#5b3a2e', '#8a5a36', '#c98a45', '#e8c06c', '#b8483a']
const dyes = ['#4a5f9e', '#d4689a']
const grey = ['#8d90a3', '#b9bac8']
const cloths = ['#5b7fd1', '#f25f5c', '#4fa3a5', '#f4a942', '#8f83cf', '#6aa56a', '#e07aa0', '#3d6f7d']

/** Draws head and shoulders for a frame of 512 by 512. */
export function drawHuman(random: Random, { hair, skin, extras, elderly }: Human, mood: Mood): string {
  const natural = hairFor(skin, extras, elderly)
  const [shirt = '', cloth = ''] = random.shuffle(cloths)
  const colours: Colours = {
    skin: skins[skin] ?? '#eab489',
    blush: blushes[skin] ?? '#df8f6c',
    hair: random.pick(natural),
    shirt,
    cloth,
  }
  return (
    hairBehind(hair, colours) +
    rect(216, 330, 80, 100, inked(colours.skin), 30) +
    path('M60 520V470Q70 400 200 392Q256 440 312 392Q442 400 452 470V520Z', inked(colours.shirt)) +
    [136, 376].map((x) => circle(x, 262, 28, inked(colours.skin))).join('') +
    blob(
      [256, 118, 350, 150, 374, 250, 340, 350, 256, 388, 172, 350, 138, 250, 162, 150],
      inked(colours.skin),
    ) +
    (extras.includes('freckles')
      ? [186, 206, 196, 306, 326, 316]
          .map((x, index) => circle(x, index % 3 === 2 ? 306 : 294, 4, flat(colours.blush)))
          .join('')
      : '') +
    (extras.includes('beard')
      ? path('M140 262Q150 400 256 398Q362 400 372 262Q352 310 256 306Q160 310 140 262Z', inked(colours.hair))
      : '') +
    group(
      { x: 256, y: 252 },
      face(mood, {
        gap: 52,
        drop: extras.includes('beard') ? 78 : 72,
        scale: 1.02,
        cheeks: colours.blush,
        ink: INK,
      }),
    ) +
    path('M256 270q16 24 -6 30', stroke(INK, 7)) +
    (extras.includes('moustache')
      ? path(
          'M256 312Q226 296 198 322Q230 334 256 320Q282 334 314 322Q286 296 256 312Z',
          inked(colours.hair, 6),
        )
      : '') +
    hairInFront(hair, colours) +
    worn(extras, colours)
  )
}

function hairFor(skin: number, extras: readonly Extra[], elderly: boolean): readonly string[] {
  if (elderly) return grey
  if (skin > 2) return hairColours.slice(0, 3)
  return extras.includes('beard') || extras.includes('moustache') ? hairColours : [...hairColours, ...dyes]
}

function worn(extras: readonly Extra[], { cloth }: Colours): string {
  const parts: Partial<Record<Extra, string>> = {
    glasses:
      [-52, 52]
        .map((side) => circle(256 + side, 254, 42, { ...inked('#ffffff', 8), fill: 'none' }))
        .join('') + line([246, 248, 266, 248], stroke()),
    shades:
      [-54, 54].map((side) => rect(256 + side - 46, 222, 92, 58, inked('#3a3850'), 22)).join('') +
      line([246, 240, 266, 240], stroke()) +
      path('M180 238l22 0M288 238l22 0', stroke('#8d90b8', 7)),
    earrings: [136, 376].map((x) => circle(x, 300, 13, inked('#ffd25e', 6))).join(''),
    headphones:
      path('M132 250Q126 90 256 88Q386 90 380 250', stroke(INK, 26)) +
      path('M132 250Q126 90 256 88Q386 90 380 250', stroke(cloth, 12)) +
      [118, 394].map((x) => rect(x - 26, 222, 52, 92, inked(cloth), 22)).join(''),
  }
  return extras.map((extra) => parts[extra] ?? '').join('')
}

import type { Random } from '../../random.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import {
  INK,
  SUN,
  blob,
  circle,
  flat,
  group,
  inked,
  path,
  polygon,
  rect,
  stroke,
  svg,
} from '#rules/memes/art/svg.ts'

type SignJoke = Joke &
  ({ warning: string; small?: string } | { board: readonly string[] } | { planks: readonly string[] })

export const roadSign: Scene<SignJoke> = {
  name: 'road-sign',
  width: 1080,
  height: 1080,
  topics: ['travel'],
  jokes: [
    { warning: 'Bumpy week ahead', small: 'next 5 days', topics: ['office'], moment: 'monday' },
    { warning: 'Slow humans', small: 'before coffee', moment: 'morning' },
    { warning: 'Falling standards', topics: ['office'] },
    { warning: 'Ducks crossing', small: 'in no hurry', topics: ['animals'] },
    { board: ['Motivation  400 km', 'Fridge  3 m', 'Sense of all this  closed'] },
    { board: ['You are here', 'You should be elsewhere', 'The car keys are at home'] },
    { board: ['Last exit before', 'a long family story', 'with slides'], topics: ['family'] },
    { planks: ['What I planned', 'What I did', 'Snacks'], topics: ['food'] },
    { planks: ['Shortcut', 'Actual shortcut', 'Regret'] },
    { planks: ['Bed', 'Bed, scenic route', 'Responsibility'], topics: ['home'] },
  ],
  describe: (joke) =>
    `Drawing of a road sign. It reads: ${'warning' in joke ? `“${joke.warning}${joke.small ? `, ${joke.small}` : ''}”` : ('board' in joke ? joke.board : joke.planks).map((line) => `“${line}”`).join(', ')}`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    const sign =
      'warning' in joke
        ? warning(joke.warning, joke.small)
        : 'board' in joke
          ? board(joke.board, random)
          : planks(joke.planks, palette)
    return svg(1080, 1080, landscape(random, palette), group({ x: 540, y: 960 }, sign))
  },
}

function landscape(random: Random, palette: Palette): string {
  const hill = (y: number, colour: string) =>
    blob(
      [
        -200,
        y + 80,
        160,
        y - random.between(0, 120),
        500,
        y + 40,
        860,
        y - random.between(0, 140),
        1300,
        y + 80,
        1300,
        1300,
        -200,
        1300,
      ],
      inked(colour),
    )
  return (
    rect(0, 0, 1080, 1080, flat(palette.back)) +
    circle(random.pick([150, 930]), 160, 84, flat(SUN)) +
    group({ x: random.between(250, 820), y: 150, scale: 0.5 }, cloudShape('#ffffff')) +
    group({ x: random.between(60, 300), y: 330, scale: 0.36 }, cloudShape('#ffffff')) +
    hill(640, palette.backDeep) +
    tree(random.between(60, 160), 740, 0.9) +
    tree(random.between(900, 1010), 760, 1.1) +
    hill(800, palette.ground) +
    path('M-40 1100L300 1010Q540 960 780 1010L1120 1100Z', inked('#75738c')) +
    path('M540 1000v20M540 1044v40', stroke('#ffffff', 12))
  )
}

function tree(x: number, y: number, scale: number): string {
  return group(
    { x, y, scale },
    rect(-12, -50, 24, 60, inked('#7a5a44')),
    blob([0, -200, 70, -120, 40, -40, -40, -40, -70, -120], inked('#68a867')),
  )
}

function post(height: number): string {
  return (
    rect(-20, -height, 40, height + 30, inked('#a5a7b8')) +
    path(`M-6 ${-height + 10}V20`, stroke('#ffffff', 8))
  )
}

function warning(text: string, small?: string): string {
  return (
    post(500) +
    polygon([0, -900, 380, -540, 0, -180, -380, -540], inked('#ffcf3f', 14)) +
    polygon([0, -862, 338, -540, 0, -218, -338, -540], stroke(INK, 7)) +
    textBox(text, { x: -210, y: -700, width: 420, height: 320, size: 92 }) +
    (small
      ? rect(-190, -190, 380, 96, inked('#ffffff'), 14) +
        textBox(small, { x: -170, y: -182, width: 340, height: 80, size: 54 })
      : '')
  )
}

function board(lines: readonly string[], random: Random): string {
  const colour = random.pick(['#2f7d5b', '#2f6fa8', '#3d5a80'])
  const arrows = ['M0 24V-24M-18 -6L0 -24L18 -6', 'M-24 0H24M6 -18L24 0L6 18', 'M24 0H-24M-6 -18L-24 0L-6 18']
  return (
    group({ x: -300 }, post(420)) +
    group({ x: 300 }, post(420)) +
    rect(-470, -800, 940, 480, inked(colour, 12), 34) +
    rect(-448, -778, 896, 436, stroke('#ffffff', 7), 22) +
    lines
      .map((line, index) => {
        const y = -760 + index * 134
        return (
          group({ x: -382, y: y + 67, scale: 1.2 }, path(arrows[index] ?? '', stroke('#ffffff', 12))) +
          textBox(line, { x: -310, y, width: 720, height: 134, size: 66, align: 'left', colour: '#ffffff' })
        )
      })
      .join('')
  )
}

function planks(lines: readonly string[], palette: Palette): string {
  const woods = ['#c98f55', '#b97d48', '#d6a267']
  return (
    rect(-30, -860, 60, 890, inked('#9a6b41')) +
    lines
      .map((line, index) => {
        const right = index % 2 === 0
        const y = -760 + index * 190
        const shape = right ? 'M-260 -74H300L390 0L300 74H-260Z' : 'M260 -74H-300L-390 0L-300 74H260Z'
        return group(
          { y, turn: right ? -3 : 3 },
          path(shape, inked(woods[index] ?? palette.ground)),
          circle(0, -52, 7, flat(INK)),
          circle(0, 52, 7, flat(INK)),
          textBox(line, { x: right ? -240 : -320, y: -64, width: 560, height: 128, size: 72 }),
        )
      })
      .join('')
  )
}

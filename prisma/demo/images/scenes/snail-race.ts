import type { Random } from '../../random.ts'
import { captions } from '../caption.ts'
import { face, type Mood } from '#rules/memes/art/face.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  blob,
  circle,
  ellipse,
  flat,
  group,
  inked,
  line,
  path,
  rect,
  stroke,
  svg,
  tube,
} from '#rules/memes/art/svg.ts'

type SnailJoke = Joke & {
  top: string
  bottom: string
  mood: Mood
  banner: string
  wears: 'headband' | 'cap' | 'nothing'
}

export const snailRace: Scene<SnailJoke> = {
  name: 'snail-race',
  width: 1080,
  height: 720,
  topics: ['sport', 'animals'],
  jokes: [
    {
      top: 'Day 1 of running',
      bottom: 'personal best: the mailbox',
      mood: 'delighted',
      banner: 'START',
      wears: 'headband',
      remark: 'New year, new me. Well, new shoes.',
    },
    { top: 'I am not slow', bottom: 'I am scenic', mood: 'smug', banner: 'FINISH', wears: 'nothing' },
    {
      top: 'Marathon update',
      bottom: 'I can see the starting line',
      mood: 'tired',
      banner: 'START',
      wears: 'headband',
    },
    { top: 'Leg day', bottom: 'does not concern me', mood: 'content', banner: 'GYM', wears: 'headband' },
    {
      top: 'Moved house today',
      bottom: 'took one step',
      mood: 'happy',
      banner: 'HOME',
      wears: 'cap',
      topics: ['home'],
    },
    {
      top: 'My internet',
      bottom: 'delivering one photo',
      mood: 'deadpan',
      banner: 'LOADING',
      wears: 'cap',
      topics: ['code'],
    },
    {
      top: 'On my way!',
      bottom: 'has not left the house',
      mood: 'sly',
      banner: 'HOME',
      wears: 'nothing',
      topics: ['life'],
    },
    {
      top: 'The last hour',
      bottom: 'of a Friday',
      mood: 'sad',
      banner: '17:00',
      wears: 'nothing',
      topics: ['office'],
      moment: 'friday',
    },
  ],
  describe: ({ top, bottom, banner }) =>
    `Drawing of a snail on a track under a banner saying ${banner}. Caption: “${top} – ${bottom}”`,
  draw({ top, bottom, mood, banner, wears }, random) {
    const palette = random.pick(palettes)
    return svg(
      1080,
      720,
      track(random, palette),
      group({ x: 800, y: 560 }, gate(palette, banner)),
      group({ x: 430, y: 565 }, snail(random, palette, mood, wears)),
      captions(top, bottom, 1080, 720),
    )
  },
}

function track(random: Random, palette: Palette): string {
  const hill = (y: number, colour: string) =>
    blob(
      [
        -200,
        y + 60,
        200,
        y - random.between(20, 90),
        560,
        y + 30,
        900,
        y - random.between(20, 110),
        1300,
        y + 60,
        1300,
        800,
        -200,
        800,
      ],
      flat(colour),
    )
  return (
    rect(0, 0, 1080, 720, flat(palette.back)) +
    hill(390, palette.backDeep) +
    hill(480, palette.ground) +
    rect(-20, 520, 1120, 220, inked('#d9825f')) +
    [570, 640].map((y) => line([-10, y, 1090, y], stroke('#fff3e6', 7))).join('')
  )
}

function gate(palette: Palette, banner: string): string {
  return (
    line([-130, 0, -130, -330], stroke(INK, 22)) +
    line([200, 60, 200, -270], stroke(INK, 22)) +
    path('M-150 -350L220 -290V-190L-150 -250Z', inked(palette.accent)) +
    group(
      { x: 35, y: -270, turn: 9.2 },
      textBox(banner, { x: -165, y: -48, width: 330, height: 96, size: 66, typeface: 'shout' }),
    )
  )
}

function snail(random: Random, palette: Palette, mood: Mood, wears: SnailJoke['wears']): string {
  const skin = random.pick(['#e9c48f', '#d8d08a', '#e8b3a0', '#b9d3a5'])
  const shell = random.pick([palette.main, palette.accent, palette.mainDeep])
  const stalk = (x: number, turn: number) => group({ x, y: -210, turn }, tube([0, 0, 0, -40], skin, 18))
  return (
    [0, 1, 2]
      .map((index) =>
        line([-330 - index * 40, -30 - index * 44, -250 - index * 20, -30 - index * 44], stroke(INK, 7)),
      )
      .join('') +
    stalk(190, -12) +
    stalk(270, 12) +
    path(
      'M-250 0Q-250 -50 -150 -52H90Q120 -60 130 -150Q140 -240 230 -240Q330 -240 326 -140Q320 0 180 0Z',
      inked(skin),
    ) +
    circle(-40, -160, 150, inked(shell)) +
    path('M-40 -160m0 0q40 -10 40 36q0 56 -62 56q-78 0 -78 -84q0 -104 110 -104q96 0 108 92', stroke(INK, 9)) +
    ellipse(-90, -260, 34, 16, flat('#ffffff', 0.5)) +
    (wears === 'headband'
      ? path('M138 -206Q230 -246 322 -206L326 -176Q230 -216 132 -176Z', inked('#ff6f61', 7)) +
        path('M136 -190l-50 -16l8 40Z', inked('#ff6f61', 7))
      : '') +
    (wears === 'cap'
      ? path('M146 -220Q160 -300 240 -296Q310 -290 316 -220Z', inked(palette.accentDeep)) +
        rect(290, -236, 100, 22, inked(palette.accentDeep), 10)
      : '') +
    group({ x: 232, y: -140 }, face(mood, { gap: 40, drop: 42, scale: 0.95, cheeks: '#f2988e' }))
  )
}

import { face, type Mood } from '#rules/memes/art/face.ts'
import { critterBust } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  SUN,
  circle,
  flat,
  group,
  inked,
  line,
  path,
  polygon,
  rect,
  stroke,
  svg,
} from '#rules/memes/art/svg.ts'

type Sky = 'sun' | 'cloud' | 'rain' | 'storm' | 'snow' | 'wind' | 'moon'
type Day = readonly [name: string, sky: Sky, note: string]
type ForecastJoke = Joke & {
  title: string
  days: readonly [Day, Day, Day, Day]
  presenter: CritterName
  mood?: Mood
}

export const forecast: Scene<ForecastJoke> = {
  name: 'forecast',
  width: 1080,
  height: 720,
  topics: ['weather'],
  jokes: [
    {
      title: 'Your week',
      days: [
        ['Mon', 'storm', 'no'],
        ['Tue', 'rain', 'still no'],
        ['Wed', 'cloud', 'hm'],
        ['Fri', 'sun', 'yes!'],
      ],
      presenter: 'frog',
      moment: 'monday',
      topics: ['office'],
    },
    {
      title: 'Summer here',
      days: [
        ['Jun', 'rain', 'wet'],
        ['Jul', 'rain', 'warm wet'],
        ['Aug', 'rain', 'still wet'],
        ['22 Aug', 'sun', '2 to 4 pm'],
      ],
      presenter: 'duck',
      mood: 'delighted',
    },
    {
      title: 'Hair forecast',
      days: [
        ['Home', 'sun', 'perfect'],
        ['Door', 'wind', 'volume'],
        ['Street', 'storm', 'modern art'],
        ['Work', 'cloud', 'hat'],
      ],
      presenter: 'lion',
      mood: 'worried',
    },
    {
      title: 'Toddler mood',
      days: [
        ['8:00', 'sun', 'song'],
        ['8:01', 'storm', 'wrong spoon'],
        ['8:02', 'rain', 'right spoon'],
        ['8:03', 'sun', 'song'],
      ],
      presenter: 'mouse',
      mood: 'tired',
      topics: ['family'],
    },
    {
      title: 'Cat, hour by hour',
      days: [
        ['2 am', 'storm', 'gallop'],
        ['8 am', 'cloud', 'judging'],
        ['Noon', 'sun', 'sunbeam'],
        ['4 am', 'wind', 'gallop 2'],
      ],
      presenter: 'tiger',
      mood: 'smug',
      topics: ['animals'],
    },
    {
      title: 'Release day',
      days: [
        ['9:00', 'sun', 'ship it'],
        ['9:05', 'cloud', 'odd'],
        ['9:06', 'storm', 'roll back'],
        ['9:30', 'moon', 'nap'],
      ],
      presenter: 'raccoon',
      mood: 'panicked',
      topics: ['code'],
    },
    {
      title: 'Inside my tent',
      days: [
        ['9 pm', 'sun', 'cosy'],
        ['1 am', 'snow', 'hm'],
        ['3 am', 'rain', 'inside?'],
        ['5 am', 'wind', 'where tent'],
      ],
      presenter: 'penguin',
      mood: 'dazed',
      topics: ['travel'],
    },
  ],
  describe: ({ title, days }) =>
    `A weather forecast called “${title}”: ${days.map(([name, sky, note]) => `${name} ${sky}, “${note}”`).join('; ')}`,
  draw({ title, days, presenter, mood = 'happy' }, random) {
    const palette = random.pick(palettes)
    return svg(
      1080,
      720,
      rect(0, 0, 1080, 720, flat(palette.back)),
      path('M-20 560Q200 470 430 560T800 540T1120 560V760H-20Z', flat(palette.backDeep)),
      rect(40, 34, 560, 110, inked(palette.main), 24),
      textBox(title, { x: 70, y: 34, width: 500, height: 110, size: 68 }),
      ...days.map((day, index) => group({ x: 40 + index * 174, y: 180 }, card(day, palette))),
      group({ x: 920, y: 724, scale: 0.96 }, critterBust(presenter, mood, palette.mainDeep, palette.accent)),
      line([812, 650, 744, 560], stroke(INK, 14)),
    )
  },
}

function card([name, sky, note]: Day, palette: Palette): string {
  return (
    rect(0, 0, 158, 470, inked(palette.paper), 26) +
    textBox(name, { x: 6, y: 12, width: 146, height: 76, size: 52 }) +
    group({ x: 79, y: 204, scale: 0.38 }, icons[sky]) +
    line([20, 330, 138, 330], stroke(palette.backDeep, 6)) +
    textBox(note, { x: 6, y: 336, width: 146, height: 126, size: 46 })
  )
}

const darkCloud = group({ y: -20, scale: 0.86 }, cloudShape('#c3c9da'))
const icons: Record<Sky, string> = {
  sun:
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => group({ turn }, line([0, -150, 0, -190], stroke(INK, 22))))
      .join('') +
    circle(0, 0, 120, inked(SUN, 14)) +
    face('happy', { gap: 44, scale: 1.3 }),
  cloud:
    group({ scale: 0.9 }, cloudShape('#ffffff')) +
    group({ y: -44 }, face('deadpan', { gap: 50, scale: 1.3 })),
  rain:
    darkCloud +
    group({ y: -64 }, face('sad', { gap: 50, scale: 1.2 })) +
    path('M-110 60l-24 70M0 60l-24 70M110 60l-24 70', stroke('#4e9fd4', 22)),
  storm:
    polygon([-30, 20, 50, 20, 20, 80, 70, 80, -40, 190, -10, 110, -60, 110], inked(SUN, 12)) +
    darkCloud +
    group({ y: -64 }, face('angry', { gap: 50, scale: 1.2 })),
  snow:
    darkCloud +
    group({ y: -64 }, face('shocked', { gap: 50, scale: 1.1 })) +
    [-100, 0, 100].map((x, index) => circle(x, 90 + (index % 2) * 40, 18, inked('#ffffff', 9))).join(''),
  wind: path(
    'M-170 -50H70q60 0 60 -54t-60 -50q-44 0 -44 40M-190 20H110q64 0 64 58t-60 52q-44 0 -44 -38M-150 90H0',
    stroke('#6b86b5', 24),
  ),
  moon:
    path('M40 -140A140 140 0 1 0 140 60A116 116 0 0 1 40 -140Z', inked('#ffe7a3', 14)) +
    group({ x: -40, y: 20 }, face('asleep', { gap: 40, scale: 1.1 })),
}

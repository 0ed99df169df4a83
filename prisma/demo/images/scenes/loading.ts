import { backdrop } from '../backdrop.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { critterBust } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { clipped, flat, group, inked, path, polygon, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type LoadingJoke = Joke & {
  title: string
  percent: number
  steps: readonly [string, string, string]
  rider: CritterName
  mood: Mood
}

export const loading: Scene<LoadingJoke> = {
  name: 'loading',
  width: 1080,
  height: 810,
  topics: ['code', 'life'],
  jokes: [
    {
      title: 'Loading weekend…',
      percent: 12,
      steps: ['Monday removed', 'Looking for trousers', 'Found soft ones'],
      rider: 'koala',
      mood: 'tired',
      moment: 'friday',
    },
    {
      title: 'Installing adulthood',
      percent: 43,
      steps: ['Taxes: skipped', 'Vegetables: skipped', 'Tired at 9 pm: done'],
      rider: 'rabbit',
      mood: 'worried',
    },
    {
      title: 'Downloading patience',
      percent: 99,
      steps: ['Almost', 'Almost', 'Starting again'],
      rider: 'raccoon',
      mood: 'angry',
    },
    {
      title: 'Waking up',
      percent: 4,
      steps: ['Left eye open', 'Right eye refused', 'Asking for coffee'],
      rider: 'owl',
      mood: 'tired',
      moment: 'morning',
    },
    {
      title: 'Understanding the joke',
      percent: 71,
      steps: ['Laughed along', 'Thought about it', 'Laughing now, at home'],
      rider: 'bear',
      mood: 'delighted',
    },
    {
      title: 'Cleaning the flat',
      percent: 8,
      steps: ['Found old photos', 'Sat down', 'Four hours passed'],
      rider: 'hedgehog',
      mood: 'sly',
      topics: ['home'],
    },
    {
      title: 'Charging dog',
      percent: 100,
      steps: ['Sausage in', 'Lead on', 'Please stand back'],
      rider: 'dog',
      mood: 'delighted',
      topics: ['animals'],
    },
    {
      title: 'Forgetting that one thing I said in 2009',
      percent: 0,
      steps: ['Not possible', 'Playing it again', 'Now with sound'],
      rider: 'penguin',
      mood: 'dazed',
      topics: ['night'],
    },
  ],
  describe: ({ title, percent, steps }) =>
    `A progress bar: “${title}” at ${percent} %. Steps: ${steps.join(', ')}`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    const done = 40 + joke.percent * 8.4
    return svg(
      1080,
      810,
      backdrop(random, palette, 1080, 810),
      textBox(joke.title, { x: 60, y: 30, width: 960, height: 150, size: 92, typeface: 'shout' }),
      group(
        { x: 90 + Math.min(820, Math.max(70, done)), y: 432, scale: 0.5 },
        critterBust(joke.rider, joke.mood, palette.mainDeep),
      ),
      group({ x: 90, y: 420 }, bar(joke.percent, done, palette)),
      ...joke.steps.map((step, index) =>
        group(
          { x: 150, y: 570 + index * 76 },
          tick(index, palette),
          textBox(step, { x: 80, y: -36, width: 720, height: 72, size: 52, align: 'left' }),
        ),
      ),
    )
  },
}

function bar(percent: number, done: number, palette: Palette): string {
  const slants = Array.from({ length: 24 }, (_, index) =>
    polygon(
      [index * 60 - 60, 0, index * 60 - 30, 0, index * 60 - 70, 100, index * 60 - 100, 100],
      flat(palette.mainDeep),
    ),
  )
  return (
    rect(0, 0, 900, 100, inked('#ffffff'), 50) +
    clipped('bar', rect(10, 10, done, 80, {}, 40), rect(0, 0, 900, 100, flat(palette.main)), ...slants) +
    rect(0, 0, 900, 100, stroke(), 50) +
    textBox(`${percent} %`, { x: percent > 60 ? 60 : 660, y: 5, width: 200, height: 90, size: 60 })
  )
}

function tick(index: number, palette: Palette): string {
  return (
    rect(-26, -26, 52, 52, inked(index < 2 ? palette.accent : '#ffffff'), 12) +
    (index < 2 ? path('M-14 0L-2 14L20 -18', stroke()) : path('M-10 0h.1M0 0h.1M10 0h.1', stroke()))
  )
}

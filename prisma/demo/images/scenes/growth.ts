import { face, type Mood } from '#rules/memes/art/face.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  circle,
  ellipse,
  flat,
  group,
  inked,
  line,
  path,
  rect,
  scatter,
  stroke,
  svg,
} from '#rules/memes/art/svg.ts'

type GrowthJoke = Joke & { steps: readonly [string, string, string, string] }

export const growth: Scene<GrowthJoke> = {
  name: 'growth',
  width: 864,
  height: 1080,
  topics: ['plants', 'life'],
  jokes: [
    {
      steps: [
        'Making a list',
        'Making a list of lists',
        'Colour-coding the lists',
        'Doing none of it, in peace',
      ],
    },
    {
      steps: ['Fixing the bug', 'Deleting the code', 'Deleting the feature', 'Becoming a gardener'],
      topics: ['code'],
    },
    { steps: ['Tea', 'Coffee', 'Coffee with a friend', 'Coffee with a friend’s dog'], topics: ['food'] },
    {
      steps: [
        'Setting one alarm',
        'Setting six alarms',
        'Ignoring six alarms',
        'Waking up one minute before',
      ],
      topics: ['night'],
      moment: 'morning',
    },
    {
      steps: ['Cooking dinner', 'Ordering dinner', 'Being invited to dinner', 'Cereal in bed'],
      topics: ['food'],
    },
    {
      steps: ['Reading mail', 'Marking as read', 'Archiving everything', 'Telling people you prefer letters'],
      topics: ['office'],
    },
    {
      steps: ['Watering the plants', 'Talking to the plants', 'Naming the plants', 'The plants talk back'],
      remark: 'Gerald says hello.',
    },
    {
      steps: ['Folding laundry', 'The laundry chair', 'The laundry bed', 'You live here now'],
      topics: ['home'],
    },
    {
      steps: ['Stretching', 'Jogging', 'Buying running shoes', 'Telling people about the shoes'],
      topics: ['sport'],
    },
  ],
  describe: ({ steps }) =>
    `Four steps beside a pot plant that grows bigger and happier: ${steps.map((step) => `“${step}”`).join(', ')}`,
  draw({ steps }, random) {
    const palette = random.pick(palettes)
    const backs = [palette.backDeep, palette.back, palette.accent, '#2c2a5a']
    const pot = random.pick([palette.main, palette.mainDeep, palette.groundDeep])
    const rows = steps.map((step, index) => {
      const last = index === 3
      return group(
        { y: index * 270 },
        rect(0, 0, 864, 270, flat(backs[index] ?? palette.back)),
        last ? cosmos() : '',
        group({ x: 190, y: 252 }, plant(index, pot, palette)),
        textBox(step, {
          x: 380,
          y: 25,
          width: 450,
          height: 220,
          size: 66,
          align: 'left',
          colour: last ? '#fff6df' : INK,
        }),
        line([0, 0, 864, 0], stroke()),
      )
    })
    return svg(864, 1080, ...rows, rect(4, 4, 856, 1072, stroke()))
  },
}

const moods: readonly Mood[] = ['tired', 'content', 'happy', 'delighted']

function plant(stage: number, pot: string, palette: Palette): string {
  const heights = [70, 110, 140, 160]
  const height = heights[stage] ?? 100
  return (
    (stage === 3
      ? circle(0, -130, 128, flat('#ffe28a', 0.9)) +
        [-115, -90, -65, -40, 40, 65, 90, 115]
          .map((turn) => group({ x: 0, y: -130, turn }, line([0, -140, 0, -170], stroke('#ffe28a', 10))))
          .join('')
      : '') +
    foliage(stage, height, palette) +
    path('M-74 -92H74L54 0H-54Z', inked(pot)) +
    rect(-82, -108, 164, 34, inked(pot), 8) +
    group({ y: -46, scale: 0.62 }, face(moods[stage] ?? 'happy', { gap: 40, drop: 40, ink: '#fffaf0' }))
  )
}

function foliage(stage: number, height: number, palette: Palette): string {
  const stem = line([0, -100, 0, -100 - height * 0.7], stroke('#3f8653', 12))
  if (stage === 0) return line([0, -100, 0, -130], stroke('#3f8653', 12)) + leaf(-124, 24, 0.5)
  if (stage === 1) return stem + leaf(-120, -60, 0.8) + leaf(-130, 55, 0.8) + leaf(-150, 4, 0.6)
  const leaves =
    leaf(-116, -78, 1) + leaf(-116, 78, 1) + leaf(-140, -40, 0.95) + leaf(-140, 40, 0.95) + leaf(-150, 0, 0.8)
  if (stage === 2) return stem + leaves
  return leaves + bloom(-70, -168, '#ff8fa3') + bloom(72, -172, palette.back) + bloom(0, -216, '#ff8fa3')
}

function leaf(y: number, turn: number, scale: number): string {
  return group({ y, turn, scale }, path('M0 0Q-36 -40 0 -100Q36 -40 0 0Z', inked('#66b56f')))
}

function bloom(x: number, y: number, colour: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    group({ x, y, turn }, ellipse(0, -17, 12, 16, inked(colour, 5))),
  )
  return petals.join('') + circle(x, y, 11, inked('#ffd25e', 5))
}

function cosmos(): string {
  const stars = [60, 40, 350, 60, 330, 210, 40, 190, 520, 30, 700, 240, 820, 60, 600, 250, 460, 245]
  return scatter(stars, (x, y, index) => circle(x, y, index % 3 === 0 ? 7 : 4, flat('#fff3c4')))
}

import type { Random } from '../../random.ts'
import { coloursOf, described, sheet, title, type ChartJoke } from '../chart-paper.ts'
import { critterBust } from '#rules/memes/art/critter.ts'
import { critterNames } from '#rules/memes/art/critters.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Scene } from '../scene.ts'
import { INK, flat, group, inked, line, path, rect, stroke, svg } from '#rules/memes/art/svg.ts'

export const barChart: Scene<ChartJoke> = {
  name: 'bar-chart',
  width: 1080,
  height: 1080,
  topics: ['thoughts'],
  jokes: [
    {
      title: 'Energy by place',
      shares: [
        ['bed', 90],
        ['office', 15],
        ['office with cake', 100],
      ],
      topics: ['office', 'food'],
      mood: 'delighted',
    },
    {
      title: 'How long a minute is',
      shares: [
        ['in bed', 8],
        ['on hold', 70],
        ['on a plank', 100],
      ],
      topics: ['sport'],
      mood: 'panicked',
    },
    {
      title: 'Trust issues',
      shares: [
        ['strangers', 20],
        ['banks', 35],
        ['raisin cookies', 100],
      ],
      topics: ['food'],
      mood: 'grumpy',
    },
    {
      title: 'Confidence in my code',
      shares: [
        ['writing it', 85],
        ['running it', 30],
        ['seeing it work first time', 4],
      ],
      topics: ['code'],
      mood: 'worried',
    },
    {
      title: 'Volume of things',
      shares: [
        ['thunder', 55],
        ['drums', 70],
        ['opening sweets in a cinema', 100],
      ],
      mood: 'shocked',
    },
    {
      title: 'Pillows',
      shares: [
        ['needed', 12],
        ['owned', 70],
        ['stolen by the cat', 40],
      ],
      topics: ['home', 'animals'],
      mood: 'tired',
    },
    {
      title: 'Phone battery',
      shares: [
        ['at home', 98],
        ['in town', 30],
        ['when I need the map', 2],
      ],
      topics: ['travel'],
      mood: 'panicked',
    },
    {
      title: 'Fear of…',
      shares: [
        ['heights', 40],
        ['spiders', 60],
        ['“can we talk?”', 100],
      ],
      mood: 'panicked',
    },
  ],
  describe: (joke) => described('Bar chart', joke),
  draw(joke, random) {
    const palette = random.pick(palettes)
    return svg(1080, 1080, sheet(palette), title(joke.title), bars(joke, palette, random))
  },
}

function bars({ shares, mood = 'happy' }: ChartJoke, palette: Palette, random: Random): string {
  const colours = coloursOf(palette)
  const step = 860 / shares.length
  const columns = shares.map(([label, percent], index) => {
    const x = 130 + index * step
    const height = percent * 5.4
    return (
      rect(x + 46, 850 - height, step - 92, height, inked(colours[index] ?? palette.main), 12) +
      textBox(label, { x: x + 6, y: 870, width: step - 12, height: 180, size: 50, vertical: 'top' })
    )
  })
  const lowest = shares.reduce(
    (best, share, index) => (share[1] < (shares[best]?.[1] ?? 0) ? index : best),
    0,
  )
  const spot = 130 + lowest * step + step / 2
  const top = 850 - (shares[lowest]?.[1] ?? 0) * 5.4
  const mascot = group(
    { x: spot, y: top, scale: 0.62 },
    critterBust(random.pick(critterNames), mood, palette.accentDeep),
  )
  return (
    line([110, 240, 110, 852, 1010, 852], stroke(INK, 10)) +
    path('M110 226l-18 30h36Z', flat(INK)) +
    columns.join('') +
    mascot
  )
}

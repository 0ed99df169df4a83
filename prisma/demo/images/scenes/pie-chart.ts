import { coloursOf, described, sheet, title, type ChartJoke, type Share } from '../chart-paper.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Scene } from '../scene.ts'
import { circle, flat, group, inked, path, rect, round, svg } from '#rules/memes/art/svg.ts'

export const pieChart: Scene<ChartJoke> = {
  name: 'pie-chart',
  width: 1080,
  height: 1080,
  topics: ['thoughts'],
  jokes: [
    {
      title: 'What I do in video calls',
      shares: [
        ['look at myself', 62],
        ['look for the mute button', 28],
        ['listen', 10],
      ],
      topics: ['office'],
    },
    {
      title: 'Where my socks are',
      shares: [
        ['one is here', 34],
        ['one is not', 33],
        ['nobody knows', 33],
      ],
      topics: ['home'],
    },
    {
      title: 'Contents of a bag of crisps',
      shares: [
        ['air', 68],
        ['crumbs', 22],
        ['hope', 10],
      ],
      topics: ['food'],
    },
    {
      title: 'Debugging',
      shares: [
        ['it cannot be that', 45],
        ['it was that', 10],
        ['wrong file open', 45],
      ],
      topics: ['code'],
    },
    {
      title: 'Why the dog barks',
      shares: [
        ['a leaf', 30],
        ['the same leaf', 40],
        ['nothing at all', 25],
        ['burglars', 5],
      ],
      topics: ['animals'],
    },
    {
      title: 'My luggage',
      shares: [
        ['just in case', 72],
        ['chargers', 20],
        ['things I wear', 8],
      ],
      topics: ['travel'],
    },
    {
      title: 'Time spent cooking',
      shares: [
        ['reading the story before the recipe', 55],
        ['looking for the lid', 35],
        ['cooking', 10],
      ],
      topics: ['food'],
    },
    {
      title: 'What “five minutes” means',
      shares: [
        ['an hour', 60],
        ['tomorrow', 36],
        ['five minutes', 4],
      ],
    },
  ],
  describe: (joke) => described('Pie chart', joke),
  draw(joke, random) {
    const palette = random.pick(palettes)
    return svg(
      1080,
      1080,
      sheet(palette),
      title(joke.title),
      pie(joke.shares, palette),
      legend(joke.shares, palette),
    )
  },
}

const RADIUS = 280

function onRim(angle: number): string {
  return `${round(RADIUS * Math.cos(angle))} ${round(RADIUS * Math.sin(angle))}`
}

function pie(shares: readonly Share[], palette: Palette): string {
  const total = shares.reduce((sum, [, percent]) => sum + percent, 0)
  const colours = coloursOf(palette)
  let turned = -Math.PI / 2
  const slices = shares.map(([, percent], index) => {
    const from = turned
    turned += (percent / total) * 2 * Math.PI
    return path(
      `M0 0L${onRim(from)}A${RADIUS} ${RADIUS} 0 ${turned - from > Math.PI ? 1 : 0} 1 ${onRim(turned)}Z`,
      inked(colours[index] ?? palette.main, 10),
    )
  })
  return group({ x: 540, y: 470 }, circle(14, 18, RADIUS + 4, flat(palette.backDeep)), ...slices)
}

function legend(shares: readonly Share[], palette: Palette): string {
  const colours = coloursOf(palette)
  const step = Math.min(86, 275 / shares.length)
  return shares
    .map(([label], index) => {
      const y = 790 + index * step
      return (
        rect(110, y, 46, 46, inked(colours[index] ?? palette.main), 10) +
        textBox(label, { x: 186, y: y - 8, width: 800, height: 64, size: 52, align: 'left' })
      )
    })
    .join('')
}

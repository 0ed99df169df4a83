import { critterHead } from '#rules/memes/art/critter.ts'
import { INK, circle, flat, group, inked, line, path, rect, round, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label } from './template.ts'

const COLOURS = ['#f2564f', '#5b7fd1', '#ffd25e'] as const
const PAPER = '#fbfdef'

export const pieChart = defineTemplate({
  slug: 'pie-chart',
  name: 'Pie chart',
  keywords: 'pie chart, diagram, statistics, percent, share, time spent, graph',
  boxes: [
    headline([90, 50, 900, 130], 'What I do in meetings', { outline: PAPER }),
    label([210, 726, 640, 80], 'Look at my own picture', { outline: PAPER, align: 'LEFT' }),
    label([210, 826, 640, 80], 'Search for the mute button', { outline: PAPER, align: 'LEFT' }),
    label([210, 926, 640, 80], 'Listen', { outline: PAPER, align: 'LEFT' }),
  ],
  draw: () =>
    paper(1080, 1080) +
    circle(510, 452, 250, flat(INK, 0.16)) +
    slice(0, 0.62, COLOURS[0]) +
    slice(0.62, 0.93, COLOURS[1]) +
    slice(0.93, 1, COLOURS[2]) +
    COLOURS.map((colour, row) => rect(120, 738 + row * 100, 56, 56, inked(colour), 14)).join('') +
    group({ x: 900, y: 570, scale: 0.82 }, critterHead('owl', 'smug')) +
    path('M800 540L720 500', stroke(INK, 10)) +
    path('M738 484L716 498L736 520', stroke(INK, 10)),
})

const at = (share: number) => {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return `${round(494 + Math.cos(angle) * 250)} ${round(440 + Math.sin(angle) * 250)}`
}

function slice(from: number, to: number, colour: string): string {
  return path(`M494 440L${at(from)}A250 250 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`, inked(colour))
}

function paper(width: number, height: number): string {
  return (
    rect(0, 0, width, height, flat(PAPER)) +
    Array.from(
      { length: 12 },
      (_, index) =>
        line([index * 98, 0, index * 98, height], stroke('#e2ecc0', 4)) +
        line([0, index * 98, width, index * 98], stroke('#e2ecc0', 4)),
    ).join('')
  )
}

import type { Random } from '../random.ts'
import type { Palette } from '#rules/memes/art/palette.ts'
import { circle, flat, group, path, polygon, rect } from '#rules/memes/art/svg.ts'

type Pattern = (random: Random, colour: string, width: number, height: number) => string

/** Draws a wall in the background color with a pattern in a darker shade. */
export function backdrop(random: Random, palette: Palette, width: number, height: number): string {
  const pattern = random.pick([rays, dots, disc, stripes, waves, plain])
  return rect(0, 0, width, height, flat(palette.back)) + pattern(random, palette.backDeep, width, height)
}

const plain: Pattern = () => ''

const rays: Pattern = (random, colour, width, height) => {
  const count = random.pick([9, 11, 13])
  const reach = width + height
  const start = random.between(0, 1)
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = ((index + start) / count) * 2 * Math.PI
    const to = from + Math.PI / count
    return polygon(
      [0, 0, Math.cos(from) * reach, Math.sin(from) * reach, Math.cos(to) * reach, Math.sin(to) * reach],
      flat(colour),
    )
  })
  return group({ x: width / 2, y: height * 0.55 }, ...wedges)
}

const dots: Pattern = (random, colour, width, height) => {
  const step = random.pick([90, 110, 130])
  const radius = step * random.between(0.12, 0.2)
  const marks: string[] = []
  for (let row = 0; row * step < height + step; row += 1) {
    for (let column = 0; column * step * 2 < width + step; column += 1) {
      marks.push(circle(column * step * 2 + (row % 2) * step, row * step, radius, flat(colour)))
    }
  }
  return marks.join('')
}

const disc: Pattern = (random, colour, width, height) =>
  circle(
    width * random.between(0.42, 0.58),
    height * 0.52,
    Math.min(width, height) * random.between(0.38, 0.44),
    flat(colour),
  )

const stripes: Pattern = (random, colour, width, height) => {
  const step = random.pick([120, 160])
  const slant = random.chance(0.5) ? height * 0.5 : 0
  const bars: string[] = []
  for (let left = -slant; left < width; left += step) {
    bars.push(
      polygon(
        [left + slant, 0, left + slant + step / 2, 0, left + step / 2, height, left, height],
        flat(colour),
      ),
    )
  }
  return bars.join('')
}

const waves: Pattern = (random, colour, width, height) => {
  const step = random.pick([180, 216])
  const rows: string[] = []
  for (let top = step / 2; top < height; top += step) {
    let data = `M${-step / 2} ${top}`
    for (let left = -step / 2; left < width; left += step)
      data += `q${step / 4} ${-step / 4} ${step / 2} 0t${step / 2} 0`
    rows.push(path(data, { stroke: colour, width: step / 7 }))
  }
  return rows.join('')
}

import type { Mood } from '#rules/memes/art/face.ts'
import { textBox } from './lettering.ts'
import type { Palette } from '#rules/memes/art/palette.ts'
import type { Joke } from './scene.ts'
import { flat, line, rect, stroke } from '#rules/memes/art/svg.ts'

export type Share = readonly [label: string, percent: number]
export type ChartJoke = Joke & { title: string; shares: readonly Share[]; mood?: Mood }

export function described(kind: string, { title: heading, shares }: ChartJoke): string {
  return `${kind} “${heading}”: ${shares.map(([label, percent]) => `${label} ${percent} %`).join(', ')}`
}

export function coloursOf(palette: Palette): readonly string[] {
  return [palette.main, palette.accent, palette.ground, palette.backDeep]
}

export function sheet(palette: Palette): string {
  const grid = Array.from(
    { length: 11 },
    (_, index) =>
      line([index * 108, 0, index * 108, 1080], stroke(palette.back, 3)) +
      line([0, index * 108, 1080, index * 108], stroke(palette.back, 3)),
  )
  return rect(0, 0, 1080, 1080, flat(palette.paper)) + grid.join('')
}

export function title(text: string): string {
  return textBox(text, { x: 60, y: 40, width: 960, height: 130, size: 82 })
}

import { INK, group, path, stroke } from './svg.ts'

/** Strokes on a grid that is six units tall, and the width of the letter. */
const LETTERS: Record<string, readonly [strokes: string, width: number]> = {
  A: ['M0 6L2 0L4 6M.8 4H3.2', 4],
  B: ['M0 0V6H2.2Q4 6 4 4.4Q4 3 2.2 3H0M2.2 3Q3.7 3 3.7 1.5Q3.7 0 2.2 0H0', 4],
  C: ['M4 1.2Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q3.4 6 4 4.8', 4],
  D: ['M0 0V6H1.6Q4 6 4 3Q4 0 1.6 0Z', 4],
  E: ['M3.8 0H0V6H3.8M0 3H3.2', 3.8],
  F: ['M3.8 0H0V6M0 3H3.2', 3.8],
  G: ['M4 1.2Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3.4H2.4', 4],
  H: ['M0 0V6M4 0V6M0 3H4', 4],
  I: ['M.4 0V6', 0.8],
  J: ['M3 0V4.4Q3 6 1.5 6Q0 6 0 4.6', 3],
  K: ['M0 0V6M3.8 0L0 3.4M1.4 2.4L4 6', 4],
  L: ['M0 0V6H3.6', 3.6],
  M: ['M0 6V0L2.4 3.4L4.8 0V6', 4.8],
  N: ['M0 6V0L4 6V0', 4],
  O: ['M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z', 4],
  P: ['M0 6V0H2.2Q4 0 4 1.7Q4 3.4 2.2 3.4H0', 4],
  Q: ['M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0ZM2.6 4.4L4.2 6.4', 4],
  R: ['M0 6V0H2.2Q4 0 4 1.7Q4 3.4 2.2 3.4H0M2 3.4L4 6', 4],
  S: ['M3.8 1Q3.2 0 2 0Q.2 0 .2 1.5Q.2 2.8 2 3Q3.9 3.2 3.9 4.5Q3.9 6 2 6Q.6 6 0 4.9', 4],
  T: ['M0 0H4M2 0V6', 4],
  U: ['M0 0V4Q0 6 2 6Q4 6 4 4V0', 4],
  V: ['M0 0L2 6L4 0', 4],
  W: ['M0 0L1.3 6L2.6 1.6L3.9 6L5.2 0', 5.2],
  X: ['M0 0L4 6M4 0L0 6', 4],
  Y: ['M0 0L2 3.2L4 0M2 3.2V6', 4],
  Z: ['M0 0H4L0 6H4', 4],
  '0': ['M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z', 4],
  '1': ['M.2 1.4L1.8 0V6', 2],
  '2': ['M.2 1.6Q.4 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 0 6H4', 4],
  '3': ['M.2 .8Q.8 0 2 0Q3.8 0 3.8 1.5Q3.8 2.9 1.8 2.9Q4 2.9 4 4.4Q4 6 2 6Q.6 6 0 5', 4],
  '4': ['M3 6V0L0 4.2H4', 4],
  '5': ['M3.6 0H.6L.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.6 6 0 5.1', 4],
  '6': ['M3.4 .2Q0 .6 0 4Q0 6 2 6Q4 6 4 4.2Q4 2.6 2.2 2.6Q.8 2.6 .1 3.8', 4],
  '7': ['M0 0H4L1.6 6', 4],
  '8': [
    'M2 0Q3.7 0 3.7 1.5Q3.7 2.9 2 2.9Q.3 2.9 .3 1.5Q.3 0 2 0ZM2 2.9Q4 2.9 4 4.5Q4 6 2 6Q0 6 0 4.5Q0 2.9 2 2.9Z',
    4,
  ],
  '9': ['M.6 5.8Q4 5.4 4 2Q4 0 2 0Q0 0 0 1.8Q0 3.4 1.8 3.4Q3.2 3.4 3.9 2.2', 4],
  '!': ['M.5 0V4M.5 5.9V6', 1],
  '?': ['M.2 1.4Q.4 0 2 0Q3.8 0 3.8 1.6Q3.8 2.6 2 3.2V4.2M2 5.9V6', 4],
  '.': ['M.5 5.9V6', 1],
  ':': ['M.5 2V2.1M.5 5V5.1', 1],
  '-': ['M0 3.2H2.6', 2.6],
  '+': ['M2 1.2V5.2M0 3.2H4', 4],
  '%': ['M3.6 0L.4 6M.8 .4V1.2M3.2 4.8V5.6', 4],
  $: ['M3.8 1.2Q3.2 .6 2 .6Q.2 .6 .2 1.8Q.2 2.9 2 3Q3.9 3.2 3.9 4.2Q3.9 5.4 2 5.4Q.6 5.4 0 4.6M2 -.4V6.4', 4],
  ' ': ['', 2],
}
const SPACING = 1.5

/** Hand-drawn capital letters for signs and labels, `height` pixels tall and centered on x. */
export function letters(
  text: string,
  x: number,
  y: number,
  height: number,
  colour = INK,
  weight = height / 6,
): string {
  const scale = height / 6
  const spacing = Math.max(SPACING, (weight / scale) * 1.5)
  const glyphs = Array.from(text, (letter) => LETTERS[letter] ?? ['', 2])
  const width = glyphs.reduce((sum, [, advance]) => sum + Number(advance) + spacing, -spacing)
  let left = -width / 2
  const strokes = glyphs.map(([data, advance]) => {
    const drawn = data
      ? group({ x: left }, path(String(data), { stroke: colour, width: weight / scale }))
      : ''
    left += Number(advance) + spacing
    return drawn
  })
  return group({ x, y, scale }, ...strokes)
}

/** Lines that look like small print. */
export function scribbles(
  x: number,
  y: number,
  width: number,
  lines: number,
  colour = INK,
  gap = 26,
): string {
  return Array.from({ length: lines }, (_, line) => {
    const length = width * (line === lines - 1 ? 0.6 : 1 - ((line * 7) % 3) * 0.06)
    return path(`M${x} ${y + line * gap}h${Math.round(length)}`, stroke(colour, gap / 3.4))
  }).join('')
}

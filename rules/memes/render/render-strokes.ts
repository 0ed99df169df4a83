import type { Size } from '#rules/memes/adjustments.ts'
import type { MemePen } from '#rules/memes/document.ts'
import { escapeAttribute } from './render-picture.ts'

type Stroke = MemePen['strokes'][number]

/** Returns the strokes in a box of this size, whose top left corner is the origin. */
export function renderStrokes(strokes: readonly Stroke[], box: Size): string {
  const paths = strokes.map(
    ({ points, color, width }) =>
      `<path d="${strokePath(points, box)}" stroke="${escapeAttribute(color)}" stroke-width="${round(width * box.width)}"/>`,
  )
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}

/** A curve through the middles between the points. A single point is a dot. */
export function strokePath(points: readonly number[], box: Size): string {
  const [x, y] = [
    (at: number) => (points[at] ?? 0) * box.width,
    (at: number) => (points[at + 1] ?? 0) * box.height,
  ]
  const last = points.length - 2
  let path = `M${round(x(0))} ${round(y(0))}`
  for (let at = 2; at < last; at += 2) {
    const [middleX, middleY] = [(x(at) + x(at + 2)) / 2, (y(at) + y(at + 2)) / 2]
    path += `Q${round(x(at))} ${round(y(at))} ${round(middleX)} ${round(middleY)}`
  }
  return `${path}L${round(x(last))} ${round(y(last))}`
}

const round = (value: number) => Math.round(value * 100) / 100

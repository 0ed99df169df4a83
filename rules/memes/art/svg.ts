/** All drawings share the color and the width of their outlines. */
export const INK = '#2b2540'
const LINE = 8
export const SUN = '#ffcf56'

export type Paint = {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  /** The value of `stroke-dasharray`. */
  dash?: string
}

export type Placement = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean }

/** Alternating x and y: `[x1, y1, x2, y2, …]`. */
export type Points = readonly number[]

export const inked = (fill: string, width = LINE): Paint => ({ fill, stroke: INK, width })
export const flat = (fill: string, opacity?: number): Paint => ({ fill, opacity })
export const stroke = (colour = INK, width = LINE): Paint => ({ stroke: colour, width })

export function svg(width: number, height: number, ...content: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` fill="none" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</svg>`
  )
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner}${attributes(paint)}/>`
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${attributes(paint)}/>`
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, paint: Paint): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"${attributes(paint)}/>`
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${attributes(paint)}/>`
}

export function polygon(points: Points, paint: Paint): string {
  return path(`${polyline(points)}Z`, paint)
}

export function line(points: Points, paint: Paint): string {
  return path(polyline(points), paint)
}

/** Draws a closed smooth shape through the points (Catmull-Rom splines as Béziers). */
export function blob(points: Points, paint: Paint): string {
  return path(`${spline(points, true)}Z`, paint)
}

export function curve(points: Points, paint: Paint): string {
  return path(curveData(points), paint)
}

export function curveData(points: Points): string {
  return spline(points, false)
}

/** Draws a thick curve with an outline, for arms, tails and hoses. */
export function tube(points: Points, colour: string, width: number): string {
  return curve(points, stroke(INK, width + 2 * LINE)) + curve(points, stroke(colour, width))
}

export function scatter(points: Points, draw: (x: number, y: number, index: number) => string): string {
  return pairs(points)
    .map(([x, y], index) => draw(x, y, index))
    .join('')
}

/** Flips, scales and rotates the content (in degrees), and then moves it to x and y. */
export function group(placement: Placement, ...content: string[]): string {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false } = placement
  const steps = [
    x !== 0 || y !== 0 ? `translate(${round(x, 2)} ${round(y, 2)})` : '',
    turn !== 0 ? `rotate(${round(turn)})` : '',
    scale !== 1 || flip ? `scale(${round(flip ? -scale : scale, 3)} ${round(scale, 3)})` : '',
  ]
  return `<g transform="${steps.filter(Boolean).join(' ')}">${content.join('')}</g>`
}

/** Clips the content to `shape`. The id must be unique within the image. */
export function clipped(id: string, shape: string, ...content: string[]): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content.join('')}</g>`
}

export function round(value: number, digits = 1): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

function attributes({ fill, stroke: colour, width = LINE, opacity, dash }: Paint): string {
  return [
    fill === undefined ? '' : ` fill="${fill}"`,
    colour === undefined ? '' : ` stroke="${colour}" stroke-width="${round(width, 2)}"`,
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('')
}

function polyline(points: Points): string {
  return pairs(points)
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('')
}

function spline(points: Points, closed: boolean): string {
  const corners = pairs(points)
  const count = corners.length
  const at = (index: number): Pair =>
    corners[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  const [startX, startY] = at(0)
  let data = `M${round(startX)} ${round(startY)}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const leaving = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arriving = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    data += `C${[...leaving, ...arriving, to[0], to[1]].map((value) => round(value)).join(' ')}`
  }
  return data
}

type Pair = readonly [x: number, y: number]

function pairs(points: Points): Pair[] {
  return Array.from({ length: points.length / 2 }, (_, index) => [
    points[2 * index] ?? 0,
    points[2 * index + 1] ?? 0,
  ])
}

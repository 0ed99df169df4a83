import {
  INK,
  SUN,
  circle,
  clipped,
  flat,
  group,
  inked,
  line,
  path,
  polygon,
  rect,
  round,
  stroke,
} from './svg.ts'

/** Fills the whole drawing. */
export const wall = (width: number, height: number, colour: string) => rect(0, 0, width, height, flat(colour))

/** A wall with a floor. */
export function room(
  width: number,
  height: number,
  {
    back,
    floor,
    horizon = 0.78,
    stripes,
  }: { back: string; floor: string; horizon?: number; stripes?: string },
): string {
  const edge = round(height * horizon)
  const bars = stripes
    ? Array.from({ length: Math.ceil(width / 120) }, (_, index) =>
        rect(index * 120, 0, 60, edge, flat(stripes)),
      )
    : []
  return (
    wall(width, height, back) +
    bars.join('') +
    rect(-20, edge, width + 40, height - edge + 20, inked(floor)) +
    rect(-20, edge - 26, width + 40, 26, inked('#fff8ee'))
  )
}

/** A sky with hills. */
export function meadow(
  width: number,
  height: number,
  { sky = '#bfe3f7', near = '#7fb069', far = '#a5cf8d', horizon = 0.74 } = {},
): string {
  const edge = height * horizon
  return (
    wall(width, height, sky) +
    path(
      `M-20 ${round(edge)}Q${width * 0.22} ${round(edge - height * 0.13)} ${width * 0.5} ${round(edge - 10)}T${width + 20} ${round(edge - height * 0.07)}V${height + 20}H-20Z`,
      inked(far),
    ) +
    path(
      `M-20 ${round(edge + height * 0.06)}Q${width * 0.4} ${round(edge - height * 0.02)} ${width + 20} ${round(edge + height * 0.08)}V${height + 20}H-20Z`,
      inked(near),
    )
  )
}

export function rays(x: number, y: number, reach: number, colour: string, count = 12, turn = 0): string {
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = ((index + turn) / count) * 2 * Math.PI
    const to = from + Math.PI / count
    return polygon(
      [0, 0, Math.cos(from) * reach, Math.sin(from) * reach, Math.cos(to) * reach, Math.sin(to) * reach],
      flat(colour),
    )
  })
  return group({ x, y }, ...wedges)
}

export function dots(width: number, height: number, colour: string, step = 110, radius = 16): string {
  const marks: string[] = []
  for (let row = 0; row * step < height + step; row += 1)
    for (let column = 0; column * step * 2 < width + step; column += 1)
      marks.push(circle(column * step * 2 + (row % 2) * step, row * step, radius, flat(colour)))
  return marks.join('')
}

export function sun(x: number, y: number, radius = 70): string {
  const beams = Array.from({ length: 12 }, (_, index) =>
    group({ turn: index * 30 }, line([0, -radius - 18, 0, -radius - 42], stroke('#f4a63a', 10))),
  )
  return group({ x, y }, ...beams, circle(0, 0, radius, inked(SUN)))
}

export function tree(colour = '#5f9e6e', trunk = '#8f6146'): string {
  return (
    rect(-18, -130, 36, 134, inked(trunk)) +
    path(
      'M-96 -110Q-150 -130 -128 -194Q-140 -270 -60 -276Q-20 -330 40 -290Q120 -296 118 -220Q160 -160 96 -112Q0 -90 -96 -110Z',
      inked(colour),
    )
  )
}

export function windowFrame(width: number, height: number, view: string, id: string): string {
  return (
    clipped(id, rect(0, 0, width, height, {}), view) +
    rect(0, 0, width, height, stroke(INK, 26)) +
    rect(0, 0, width, height, stroke('#fff8ee', 12)) +
    path(`M${width / 2} 0V${height}M0 ${height / 2}H${width}`, stroke(INK, 18)) +
    path(`M${width / 2} 0V${height}M0 ${height / 2}H${width}`, stroke('#fff8ee', 8))
  )
}

/** A sheet of paper with a shadow. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#fffdf6',
  radius = 14,
): string {
  return (
    rect(x + 12, y + 14, width, height, flat(INK, 0.18), radius) +
    rect(x, y, width, height, inked(colour), radius)
  )
}

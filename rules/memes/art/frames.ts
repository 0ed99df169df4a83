import { circle, clipped, flat, group, inked, path, rect, round, stroke } from './svg.ts'

type Bubble = { x: number; y: number; width: number; height: number; toX: number; toY: number; fill?: string }

/** An empty bubble around a center, with a wedge or dots that lead to the speaker. */
export function bubble({ x, y, width, height, toX, toY, fill = '#ffffff' }: Bubble): string {
  const radius = Math.min(56, height / 2)
  const side = toY > y ? 1 : -1
  const edge = y + (side * height) / 2
  const reach = width / 2 - radius - 30
  const root = x + Math.max(-reach, Math.min(reach, (toX - x) * 0.7))
  const wedge = `M${round(root - 30)} ${round(edge)}L${round(toX)} ${round(toY)}L${round(root + 30)} ${round(edge)}`
  return (
    rect(x - width / 2, y - height / 2, width, height, inked(fill), radius) +
    path(`${wedge}V${round(edge - side * 14)}H${round(root - 30)}Z`, flat(fill)) +
    path(wedge, stroke())
  )
}

export function thought({ x, y, width, height, toX, toY, fill = '#ffffff' }: Bubble): string {
  const side = toY > y ? 1 : -1
  const edge = y + (side * height) / 2
  return (
    [0.25, 0.58, 0.88]
      .map((part, index) =>
        circle(x + (toX - x) * part, edge + (toY - edge) * part, 26 - index * 8, inked(fill)),
      )
      .join('') + rect(x - width / 2, y - height / 2, width, height, inked(fill), Math.min(height / 2, 110))
  )
}

/** A framed part of a drawing. The content is relative to its top left corner. */
export function panel(
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  back: string,
  ...content: string[]
): string {
  return group(
    { x, y },
    clipped(id, rect(0, 0, width, height, {}, 16), rect(0, 0, width, height, flat(back)), ...content),
    rect(0, 0, width, height, stroke(), 16),
  )
}

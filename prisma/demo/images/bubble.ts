import { textBox, textExtent, type TextBox } from './lettering.ts'
import { INK, circle, inked, path, round, type Paint } from '#rules/memes/art/svg.ts'

type Bubble = {
  /** The bubble points at the mouth of the speaker, or at the head for a thought. */
  toX: number
  toY: number
  /** The center of the bubble. */
  x: number
  y: number
  /** The text wraps and shrinks to this size. */
  width: number
  height: number
  size?: number
  thought?: boolean
  fill?: string
  colour?: string
}

export function speech(text: string, bubble: Bubble): string {
  const { x, y, width, height, size = 52, fill = '#ffffff', colour = INK, thought = false } = bubble
  const box: TextBox = { x: x - width / 2, y: y - height / 2, width, height, size, colour }
  const extent = textExtent(text, box)
  const halfWidth = extent.width / 2 + (thought ? 70 : 44)
  const halfHeight = extent.height / 2 + 34
  const paint = inked(fill)
  const outline = bubbleOutline(bubble, halfWidth, halfHeight)
  return (
    (thought ? dots(bubble, halfWidth, halfHeight, paint) : '') + path(outline, paint) + textBox(text, box)
  )
}

/** The outline runs clockwise from the upper left corner. A speech bubble points at its speaker with a wedge. */
function bubbleOutline(
  { x, y, toX, toY, thought = false }: Bubble,
  halfWidth: number,
  halfHeight: number,
): string {
  const radius = Math.min(thought ? halfHeight : 46, halfHeight, halfWidth)
  const [left, right] = [round(x - halfWidth), round(x + halfWidth)]
  const [top, bottom] = [round(y - halfHeight), round(y + halfHeight)]
  const corner = (endX: number, endY: number) => `A${radius} ${radius} 0 0 1 ${round(endX)} ${round(endY)}`
  const below = toY > y
  const reach = halfWidth - radius - SPREAD
  const root = x + Math.max(-reach, Math.min(reach, (toX - x) * 0.6))
  const wedge = (edge: number, side: 1 | -1) =>
    thought
      ? ''
      : `L${round(root + side * SPREAD)} ${edge}L${round(toX)} ${round(toY)}L${round(root - side * SPREAD)} ${edge}`
  return (
    `M${left} ${round(top + radius)}${corner(left + radius, top)}${below ? '' : wedge(top, -1)}` +
    `L${round(right - radius)} ${top}${corner(right, top + radius)}L${right} ${round(bottom - radius)}` +
    `${corner(right - radius, bottom)}${below ? wedge(bottom, 1) : ''}L${round(left + radius)} ${bottom}` +
    `${corner(left, bottom - radius)}Z`
  )
}

/** Half the width of the wedge at its base. */
const SPREAD = 26

function dots({ x, y, toX, toY }: Bubble, halfWidth: number, halfHeight: number, paint: Paint): string {
  const side = toY > y ? 1 : -1
  const startX = x + Math.max(-halfWidth * 0.6, Math.min(halfWidth * 0.6, toX - x))
  const startY = y + side * halfHeight
  return [0.28, 0.6, 0.88]
    .map((part, index) =>
      circle(startX + (toX - startX) * part, startY + (toY - startY) * part, 24 - index * 7, paint),
    )
    .join('')
}

import type { TextStyle } from '#rules/memes/document.ts'
import type { PlacedLine } from './layout-text.ts'
import type { Metrics } from './metrics.ts'

type Rectangle = { left: number; top: number; right: number; bottom: number }

/** Below lines in lower case, as a fraction of their capital letters. */
const DEPTH = 0.15
/** In distances between letters and the edge. */
const [CORNER, BUBBLE_CORNER, TAIL] = [0.8, 1.5, 1.6]

/** Returns the path behind the lines of a text, in the same units. `boxWidth` is the width of the box of the text. */
export function textBackdrop(
  style: Exclude<TextStyle, 'CLASSIC'>,
  lines: readonly PlacedLine[],
  metrics: Metrics,
  boxWidth: number,
): string {
  const padding = Math.round(metrics.outline / 2)
  const areas = lines
    .filter(({ clusters }) => clusters.length > 0)
    .map((line): Rectangle => {
      const depth = Math.max(metrics.descent, metrics.capHeight * DEPTH)
      return {
        left: line.x - padding,
        top: line.y - metrics.capHeight - padding,
        right: line.x + widthOf(line) + padding,
        bottom: line.y + (metrics.descent === 0 ? 0 : depth) + padding,
      }
    })
  if (areas.length === 0) return ''
  if (style === 'LABEL') return areas.map((area) => rounded(area, padding * CORNER)).join('')
  const whole = areas.reduce((sum, area) => ({
    left: Math.min(sum.left, area.left),
    top: Math.min(sum.top, area.top),
    right: Math.max(sum.right, area.right),
    bottom: Math.max(sum.bottom, area.bottom),
  }))
  if (style === 'BAR')
    return rounded({ ...whole, left: -Math.round(boxWidth / 2), right: Math.round(boxWidth / 2) }, 0)
  return rounded(whole, padding * BUBBLE_CORNER) + tail(whole, padding * TAIL)
}

function widthOf({ clusters }: PlacedLine): number {
  return clusters.reduce((sum, { advance, kerning }, index) => sum + advance + (index > 0 ? kerning : 0), 0)
}

function rounded({ left, top, right, bottom }: Rectangle, radius: number): string {
  const r = Math.round(Math.min(radius, (right - left) / 2, (bottom - top) / 2))
  if (r === 0) return `M${left} ${top}H${right}V${bottom}H${left}Z`
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
  return (
    `M${left + r} ${top}H${right - r}${arc(r, r)}V${bottom - r}${arc(-r, r)}` +
    `H${left + r}${arc(-r, -r)}V${top + r}${arc(r, -r)}Z`
  )
}

/** Points to the lower left, where the speaker usually is. */
function tail({ left, right, bottom }: Rectangle, length: number): string {
  const size = Math.round(length)
  const start = Math.round(left + (right - left) * 0.22)
  return `M${start} ${bottom - size}L${start - Math.round(size / 2)} ${bottom + size}L${start + size} ${bottom}Z`
}

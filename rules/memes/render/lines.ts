import type { Cluster } from './clusters.ts'

/** A range of clusters without the spaces at its end. */
export type Line = { start: number; end: number; width: number }

export type WrapOptions = { mayBreakWords: boolean }

/** Returns undefined if a word is wider than the line and words must not be broken. */
export function wrapLines(
  clusters: readonly Cluster[],
  width: number,
  { mayBreakWords }: WrapOptions,
): Line[] | undefined {
  const lines: Line[] = []
  let [start, lastBreak, used] = [0, -1, 0]
  for (let index = 0; index < clusters.length; index += 1) {
    const cluster = clusters[index]
    if (!cluster) break
    const next = used + cluster.advance + (index > start ? cluster.kerning : 0)
    if (cluster.isSpace || next <= width) {
      used = next
      if (cluster.mayBreakAfter) lastBreak = index + 1
      continue
    }
    if (lastBreak > start) {
      lines.push(lineOf(clusters, start, lastBreak))
      start = skipSpaces(clusters, lastBreak)
      index = start - 1
    } else if (!mayBreakWords) return undefined
    else if (index > start) {
      lines.push(lineOf(clusters, start, index))
      start = index
      index -= 1
    } else {
      // A single cluster that is too wide is alone on its line.
      lines.push(lineOf(clusters, start, index + 1))
      start = skipSpaces(clusters, index + 1)
      index = start - 1
    }
    lastBreak = -1
    used = 0
  }
  if (start < clusters.length || lines.length === 0) lines.push(lineOf(clusters, start, clusters.length))
  return lines
}

/** Wraps to the same number of lines with the most even widths. */
export function balanceLines(
  clusters: readonly Cluster[],
  width: number,
  options: WrapOptions,
): Line[] | undefined {
  let best = wrapLines(clusters, width, options)
  if (!best || best.length === 1) return best
  let [tooNarrow, wideEnough] = [0, width]
  for (let step = 0; step < 12; step += 1) {
    const middle = (tooNarrow + wideEnough) / 2
    const candidate = wrapLines(clusters, middle, { mayBreakWords: false })
    if (candidate && candidate.length <= best.length) {
      best = candidate
      wideEnough = middle
    } else tooNarrow = middle
  }
  return best
}

function lineOf(clusters: readonly Cluster[], start: number, end: number): Line {
  let last = end
  while (last > start && clusters[last - 1]?.isSpace) last -= 1
  const inLine = clusters.slice(start, last)
  const width = inLine.reduce(
    (sum, { advance, kerning }, index) => sum + advance + (index > 0 ? kerning : 0),
    0,
  )
  return { start, end: last, width }
}

function skipSpaces(clusters: readonly Cluster[], from: number): number {
  let index = from
  while (clusters[index]?.isSpace) index += 1
  return index
}

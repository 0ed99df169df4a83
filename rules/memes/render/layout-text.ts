import type { MemeDocument, MemeText } from '#rules/memes/document.ts'
import { MEME_FITTED_SIZE_MAX, MEME_READABLE_SIZE } from '#rules/memes/limits.ts'
import { shownText } from '#rules/memes/meme-text.ts'
import { emojiBox, shapeParagraph, type Cluster, type Paragraph, type Shaping } from './clusters.ts'
import { EM } from './glyphs.ts'
import { balanceLines, wrapLines, type Line, type WrapOptions } from './lines.ts'

/** The clusters of a line from left to right. */
export type PlacedLine = { x: number; y: number; clusters: readonly Cluster[] }

/** Positions are in units of `EM` from the center of the box. */
export type TextLayout = {
  /** The em in pixels of the canvas. */
  size: number
  lines: readonly PlacedLine[]
}

type Canvas = Pick<MemeDocument, 'width' | 'height'>
type Wrapped = { paragraph: Paragraph; lines: readonly Line[] }[]
type Extent = { top: number; bottom: number }

/** Steps of the binary search, after which the size is exact to a thousandth of a pixel. */
const STEPS = 20

export function layoutText(text: MemeText, canvas: Canvas, shaping: Shaping): TextLayout {
  const box = { width: text.width * canvas.width, height: text.height * canvas.height }
  const shape = (breaksWords: boolean) =>
    shownText(text)
      .split('\n')
      .map((line) => shapeParagraph(line, shaping, { breaksWords }))
  const { size, paragraphs, mayBreakWords } =
    text.size === null
      ? fitText(shape, box, canvas, shaping)
      : wrapText(shape, box, text.size * canvas.height, shaping)
  const width = availableWidth(paragraphs, box.width, size, shaping)
  const wrapped = paragraphs.map((paragraph) => ({
    paragraph,
    lines: balanceLines(paragraph.clusters, width, { mayBreakWords }) ?? [],
  }))
  return { size, lines: placeLines(wrapped, width, text, shaping) }
}

type Shape = (breaksWords: boolean) => Paragraph[]
type Fitted = { size: number; paragraphs: readonly Paragraph[] } & WrapOptions
type Box = { width: number; height: number }

/** Words are broken only if the text would be unreadable otherwise. */
function fitText(shape: Shape, box: Box, canvas: Canvas, shaping: Shaping): Fitted {
  const readable = canvas.height * MEME_READABLE_SIZE
  const largest = canvas.height * MEME_FITTED_SIZE_MAX
  const fit = (limit: number, mayBreakWords: boolean): Fitted => {
    const paragraphs = shape(mayBreakWords)
    const size = largestSize(limit, (tried) => fits(paragraphs, box, tried, shaping, { mayBreakWords }))
    return { size, paragraphs, mayBreakWords }
  }
  const whole = fit(largest, false)
  if (whole.size >= readable) return whole
  const broken = fit(readable, true)
  return broken.size > whole.size ? broken : whole
}

/** Words are broken only if they are wider than the box. */
function wrapText(shape: Shape, box: Box, size: number, shaping: Shaping): Fitted {
  const whole = shape(false)
  const width = availableWidth(whole, box.width, size, shaping)
  const mayBreakWords = whole.some(({ clusters }) => !wrapLines(clusters, width, { mayBreakWords: false }))
  return { size, paragraphs: mayBreakWords ? shape(true) : whole, mayBreakWords }
}

function largestSize(limit: number, isFitting: (size: number) => boolean): number {
  if (isFitting(limit)) return limit
  let [fitting, tooLarge] = [0, limit]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (fitting + tooLarge) / 2
    if (isFitting(middle)) fitting = middle
    else tooLarge = middle
  }
  return fitting
}

function fits(
  paragraphs: readonly Paragraph[],
  box: Box,
  size: number,
  shaping: Shaping,
  options: WrapOptions,
): boolean {
  const width = availableWidth(paragraphs, box.width, size, shaping)
  if (width <= 0) return false
  let count = 0
  for (const { clusters } of paragraphs) {
    const lines = wrapLines(clusters, width, options)
    if (!lines || lines.some((line) => line.width > width)) return false
    count += lines.length
  }
  // Balancing moves clusters between lines, so any of them may be in the first or the last line.
  const { top, bottom } = textExtent(paragraphs, shaping)
  const { lineHeight, outline } = shaping.metrics
  return ((bottom - top + (count - 1) * lineHeight + outline) * size) / EM <= box.height
}

/** The width of the box without the outline and without the parts of glyphs that exceed their advance. */
function availableWidth(
  paragraphs: readonly Paragraph[],
  width: number,
  size: number,
  { metrics }: Shaping,
): number {
  const overhang = paragraphs.reduce((most, { clusters }) => Math.max(most, overhangOf(clusters)), 0)
  return (width * EM) / size - metrics.outline - 2 * overhang
}

const overhangs = new WeakMap<readonly Cluster[], number>()

function overhangOf(clusters: readonly Cluster[]): number {
  let overhang = overhangs.get(clusters)
  if (overhang === undefined) {
    overhang = clusters.reduce((most, { glyphs, advance }) => {
      const beyond = glyphs.map(({ glyph, x }) => Math.max(-(x + glyph.left), x + glyph.right - advance))
      return Math.max(most, ...beyond)
    }, 0)
    overhangs.set(clusters, overhang)
  }
  return overhang
}

const extents = new WeakMap<readonly Paragraph[], Extent>()

function textExtent(paragraphs: readonly Paragraph[], shaping: Shaping): Extent {
  let extent = extents.get(paragraphs)
  if (!extent) {
    extent = extentOf(
      paragraphs.flatMap(({ clusters }) => clusters),
      shaping,
    )
    extents.set(paragraphs, extent)
  }
  return extent
}

/** At least that of capital letters, so that most texts do not jump while they are typed. */
function extentOf(clusters: readonly Cluster[], { metrics }: Shaping): Extent {
  let [top, bottom] = [-metrics.capHeight, metrics.descent]
  for (const cluster of clusters) {
    if (cluster.emoji) {
      const emoji = emojiBox(metrics)
      top = Math.min(top, emoji.top)
      bottom = Math.max(bottom, emoji.top + emoji.size)
    }
    for (const { glyph, y } of cluster.glyphs) {
      top = Math.min(top, y + glyph.top)
      bottom = Math.max(bottom, y + glyph.bottom)
    }
  }
  return { top, bottom }
}

function placeLines(wrapped: Wrapped, width: number, { align }: MemeText, shaping: Shaping): PlacedLine[] {
  const lineExtents = wrapped.flatMap(({ paragraph, lines }) =>
    lines.map(({ start, end }) => extentOf(paragraph.clusters.slice(start, end), shaping)),
  )
  const { lineHeight } = shaping.metrics
  const top = Math.min(...lineExtents.map((extent, index) => index * lineHeight + extent.top))
  const bottom = Math.max(...lineExtents.map((extent, index) => index * lineHeight + extent.bottom))
  let y = Math.round(-(top + bottom) / 2)
  return wrapped.flatMap(({ paragraph, lines }) =>
    lines.map((line) => {
      const spare = width - line.width
      const x = Math.round(-width / 2 + { LEFT: 0, CENTER: spare / 2, RIGHT: spare }[align])
      const placed = { x, y, clusters: paragraph.reorder(line.start, line.end) }
      y += lineHeight
      return placed
    }),
  )
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import type { Font, PathCommand } from 'opentype.js'
import { INK, path, round } from '#rules/memes/art/svg.ts'

/** `shout` is for captions, `label` for signs and bubbles, and `plain` for small print and notes. */
type Typeface = 'shout' | 'label' | 'plain'

const require = createRequire(import.meta.url)

/** The fonts are resolved on first use, because most processes draw nothing. */
const files: Record<Typeface, () => string> = {
  shout: () => require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
  label: () => require.resolve('@fontsource/balsamiq-sans/files/balsamiq-sans-latin-700-normal.woff'),
  plain: () => require.resolve('@fontsource/balsamiq-sans/files/balsamiq-sans-latin-400-normal.woff'),
}
const lineHeights: Record<Typeface, number> = { shout: 1.2, label: 1.22, plain: 1.25 }

export type TextBox = {
  x: number
  y: number
  width: number
  height: number
  typeface?: Typeface
  /** The maximum size in pixels. Longer texts shrink until they fit. */
  size: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  vertical?: 'top' | 'middle' | 'bottom'
}

type Setting = { lines: string[]; size: number }

/** Draws the text as a filled outline, wrapped and shrunk to fit the box, so that no font has to be installed. */
export function textBox(text: string, box: TextBox): string {
  return path(outline(text, box), { fill: box.colour ?? INK })
}

/** Returns the size of the rendered text in pixels. */
export function textExtent(text: string, box: TextBox): { width: number; height: number } {
  const typeface = box.typeface ?? 'label'
  const { lines, size } = fit(text, box, typeface)
  return {
    width: Math.max(...lines.map((words) => widthOf(words, typeface, size))),
    height: lines.length * size * lineHeights[typeface],
  }
}

/** Returns SVG path data. */
export function outline(text: string, box: TextBox): string {
  const { x, y, width, height, typeface = 'label', align = 'center', vertical = 'middle' } = box
  const { lines, size } = fit(text, box, typeface)
  const lineHeight = size * lineHeights[typeface]
  const spare = height - lines.length * lineHeight
  const top = y + { top: 0, middle: spare / 2, bottom: spare }[vertical]
  // The capital letters are vertically centered in their line.
  const baseline = (lineHeight + capitalHeight(typeface) * size) / 2
  return lines
    .map((words, index) => {
      const gap = width - widthOf(words, typeface, size)
      const left = x + { left: 0, center: gap / 2, right: gap }[align]
      return pathData(
        fontOf(typeface).getPath(words, left, top + baseline + index * lineHeight, size).commands,
      )
    })
    .join('')
}

function fit(text: string, box: TextBox, typeface: Typeface): Setting {
  const smallest = 14
  let size = box.size
  for (;;) {
    const lines = wrap(text, typeface, size, box.width)
    const fits =
      lines.length * size * lineHeights[typeface] <= box.height &&
      lines.every((words) => widthOf(words, typeface, size) <= box.width)
    if (fits || size <= smallest) return { lines: balance(text, typeface, size, box.width, lines), size }
    size -= 2
  }
}

function wrap(text: string, typeface: Typeface, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, typeface, size, width))
}

function wrapParagraph(paragraph: string, typeface: Typeface, size: number, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of paragraph.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && widthOf(longer, typeface, size) > width) {
      lines.push(current)
      current = word
    } else {
      current = longer
    }
  }
  lines.push(current)
  return lines
}

/** Wraps to the same number of lines with the most even widths. */
function balance(text: string, typeface: Typeface, size: number, width: number, lines: string[]): string[] {
  let best = lines
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower -= width * 0.05) {
    const candidate = wrap(text, typeface, size, narrower)
    const overflows = candidate.some((words) => widthOf(words, typeface, size) > width)
    if (candidate.length > lines.length || overflows) break
    best = candidate
  }
  return best
}

const fonts = new Map<Typeface, Font>()
const advances = new Map<string, number>()

function fontOf(typeface: Typeface): Font {
  const known = fonts.get(typeface)
  if (known) return known
  const bytes = readFileSync(files[typeface]())
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  fonts.set(typeface, font)
  return font
}

function capitalHeight(typeface: Typeface): number {
  const font = fontOf(typeface)
  return font.charToGlyph('H').getBoundingBox().y2 / font.unitsPerEm
}

function widthOf(words: string, typeface: Typeface, size: number): number {
  const key = `${typeface}:${words}`
  const known = advances.get(key)
  if (known !== undefined) return known * size
  const font = fontOf(typeface)
  const missing = Array.from(words).filter((character) => font.charToGlyphIndex(character) === 0)
  if (missing.length > 0) throw new Error(`The typeface ${typeface} has no glyphs for ${missing.join(' ')}`)
  const advance = font.getAdvanceWidth(words, 1000) / 1000
  advances.set(key, advance)
  return advance * size
}

/** `toPathData` of opentype.js writes NaN for coordinates with a rounding error such as 49.00000000000001. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = `${round(command.x)} ${round(command.y)}`
      if (command.type === 'Q') return `Q${round(command.x1)} ${round(command.y1)} ${end}`
      if (command.type !== 'C') return command.type + end
      return `C${round(command.x1)} ${round(command.y1)} ${round(command.x2)} ${round(command.y2)} ${end}`
    })
    .join('')
}

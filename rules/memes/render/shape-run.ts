import type { Font } from 'fontkit'
import { EM, glyphOf, type Glyph } from './glyphs.ts'
import { toGlyphOrder } from './glyph-order.ts'

export type PlacedGlyph = { glyph: Glyph; x: number; y: number }

/** Glyphs of one face from left to right, in units of `EM` from the start of their baseline. */
export type Run = {
  glyphs: readonly PlacedGlyph[]
  advance: number
}

export type RunOptions = { isWord: boolean; isRightToLeft: boolean }

/** Letters of Latin and similar scripts stay apart, because lines may break between them. */
const LETTERS = { liga: false, clig: false, calt: false }
/** fontkit has no rules for Burmese. These features are for other scripts, whose glyphs it chooses one by one. */
const BURMESE = {
  rphf: true,
  pref: true,
  blwf: true,
  pstf: true,
  pres: true,
  abvs: true,
  blws: true,
  psts: true,
}

/** Texts change with each key, but most of their words stay. */
const RUNS_MAX = 2000
const runCaches = new WeakMap<Font, Map<string, Run>>()

/** Chooses and places the glyphs of a text that the font contains. */
export function shapeRun(font: Font, text: string, options: RunOptions): Run {
  const key = `${options.isWord}${options.isRightToLeft}${text}`
  return cached(runCaches, font, key, () => layoutRun(font, text, options))
}

function layoutRun(font: Font, text: string, { isWord, isRightToLeft }: RunOptions): Run {
  const features = isWord ? (/\p{Script=Myanmar}/u.test(text) ? BURMESE : {}) : LETTERS
  const { glyphs, positions } = font.layout(
    isWord ? toGlyphOrder(text) : text,
    // fontkit adds the features that it applied.
    { ...features },
    undefined,
    undefined,
    isRightToLeft ? 'rtl' : 'ltr',
  )
  const scale = EM / font.unitsPerEm
  const placed: PlacedGlyph[] = []
  let advance = 0
  for (const [index, source] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const glyph = glyphOf(font, source)
    if (glyph.contours.length > 0)
      placed.push({ glyph, x: Math.round((advance + xOffset) * scale), y: Math.round(-yOffset * scale) })
    advance += xAdvance
  }
  return { glyphs: placed, advance: Math.round(advance * scale) }
}

const kerningCaches = new WeakMap<Font, Map<string, number>>()

/** Returns the adjustment of the distance between two letters. */
export function kerningOf(font: Font, left: string, right: string): number {
  const width = (text: string) =>
    font.layout(text, { ...LETTERS }).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return cached(kerningCaches, font, `${left} ${right}`, () =>
    Math.round(((width(left + right) - width(left) - width(right)) * EM) / font.unitsPerEm),
  )
}

function cached<Value>(
  caches: WeakMap<Font, Map<string, Value>>,
  font: Font,
  key: string,
  create: () => Value,
): Value {
  const cache = caches.get(font) ?? new Map<string, Value>()
  caches.set(font, cache)
  let value = cache.get(key)
  if (value === undefined) {
    if (cache.size >= RUNS_MAX) cache.clear()
    value = create()
    cache.set(key, value)
  }
  return value
}

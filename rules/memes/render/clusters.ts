import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import { graphemesOf } from '#rules/graphemes.ts'
import { emojiName, isEmoji, isPictograph } from './emoji.ts'
import type { ShapedAs } from './face.ts'
import { FACES, fontNameOf, type FaceName } from './faces.ts'
import { EM, replacementGlyph, type Fonts } from './glyphs.ts'
import { isSpace, mayBreakBetween, wordStartsOf } from './line-breaks.ts'
import type { Metrics } from './metrics.ts'
import { kerningOf, shapeRun, type PlacedGlyph, type Run } from './shape-run.ts'

/**
 * A part of a line that is never divided, with its glyphs, in units of `EM` from the start of its baseline: a grapheme cluster, or
 * a word of a script whose letters change with their neighbors.
 */
export type Cluster = {
  /** The index of its first UTF-16 code unit in the paragraph. */
  start: number
  glyphs: readonly PlacedGlyph[]
  /** The name of an emoji that is drawn instead of glyphs. */
  emoji?: string
  advance: number
  /** The adjustment of the distance to the previous cluster. */
  kerning: number
  isSpace: boolean
  /** Neither the fonts nor the emoji contain it, so that it is drawn as a crossed box. */
  isMissing: boolean
  mayBreakAfter: boolean
}

export type Paragraph = {
  clusters: readonly Cluster[]
  /** Returns the clusters of a line from left to right. */
  reorder(start: number, end: number): Cluster[]
}

export type Shaping = {
  fonts: Fonts
  hasEmoji(name: string): boolean
  /** The faces of the text in the order in which they are searched. */
  faces: readonly FaceName[]
  metrics: Metrics
}

/** Grapheme clusters that are drawn together, with an emoji, a font or, if there is neither, a box. */
type Unit = Drawing & { text: string; start: number; isRightToLeft: boolean; mayBreakAfter: boolean }
type Drawing = { emoji?: string; font?: Font; shapedAs?: ShapedAs }

const bidi = bidiFactory()

const MARK = /\p{M}/u
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u
const JOINER = /[\u200c\u200d]/
const SPACE = { isWord: false, isRightToLeft: false }

/** With `breaksWords`, lines may break between all grapheme clusters, except in words of joined letters. */
export function shapeParagraph(text: string, shaping: Shaping, { breaksWords = false } = {}): Paragraph {
  const embedding = bidi.getEmbeddingLevels(text, 'auto')
  const clusters: Cluster[] = []
  let previous: Shaped | undefined
  for (const unit of unitsOf(text, embedding.levels, shaping, breaksWords)) {
    const shaped = shapeUnit(unit)
    const isKerned = unit.shapedAs !== 'ideographs' && !unit.isRightToLeft
    const kerning = isKerned && previous && shaped ? kerningBetween(previous, shaped) : 0
    clusters.push({ ...clusterOf(unit, shaped, shaping), kerning })
    previous = shaped
  }
  const byStart = new Map(clusters.map((cluster) => [cluster.start, cluster]))
  return {
    clusters,
    reorder(start, end) {
      const [first, last] = [clusters[start], clusters[end - 1]]
      if (!first || !last) return []
      // The result contains the whole paragraph, of which only the line is reordered.
      const indices = bidi.getReorderedIndices(text, embedding, first.start, last.start)
      return indices.slice(first.start, last.start + 1).flatMap((index) => byStart.get(index) ?? [])
    },
  }
}

function unitsOf(text: string, levels: ArrayLike<number>, shaping: Shaping, breaksWords: boolean): Unit[] {
  const units: Unit[] = []
  const graphemes = Array.from(graphemesOf(text))
  const wordStarts = wordStartsOf(text)
  for (const [position, { segment, index }] of graphemes.entries()) {
    const next = graphemes[position + 1]
    const drawing = findDrawing(segment, shaping)
    const unit = {
      ...drawing,
      text: segment,
      start: index,
      isRightToLeft: ((levels[index] ?? 0) & 1) === 1,
      mayBreakAfter:
        drawing.emoji !== undefined ||
        wordStarts.has(next?.index ?? 0) ||
        mayBreakBetween(segment, next?.segment ?? ''),
    }
    const previous = units.at(-1)
    if (previous && isSameWord(previous, unit, breaksWords)) {
      previous.text += segment
      previous.mayBreakAfter = unit.mayBreakAfter
    } else units.push(unit)
  }
  return units
}

function isSameWord(one: Unit, next: Unit, breaksWords: boolean): boolean {
  const isShapedWhole = next.shapedAs === 'joined words' || (next.shapedAs === 'words' && !breaksWords)
  return (
    isShapedWhole && one.font === next.font && one.isRightToLeft === next.isRightToLeft && !one.mayBreakAfter
  )
}

function findDrawing(segment: string, { fonts, faces, hasEmoji }: Shaping): Drawing {
  const emoji = isPictograph(segment) ? emojiName(segment) : undefined
  const hasArtwork = emoji !== undefined && hasEmoji(emoji)
  if (hasArtwork && isEmoji(segment)) return { emoji }
  const visible = Array.from(segment).filter((character) => !IGNORABLE.test(character))
  const bases = visible.filter((character) => !MARK.test(character))
  return findFont(visible, fonts, faces) ?? findFont(bases, fonts, faces) ?? (hasArtwork ? { emoji } : {})
}

/** Returns the first font that contains all characters. */
function findFont(
  characters: readonly string[],
  fonts: Fonts,
  faces: readonly FaceName[],
): Drawing | undefined {
  const [first] = characters
  if (first === undefined) return undefined
  for (const name of faces) {
    const font = fonts.get(fontNameOf(name, first))
    if (font && characters.every((character) => contains(font, character)))
      return { font, shapedAs: FACES[name].shapedAs }
  }
  return undefined
}

function contains(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

type Shaped = { font: Font; text: string; run: Run }

function shapeUnit({ text, font, shapedAs, isRightToLeft }: Unit): Shaped | undefined {
  if (!font || isSpace(text)) return undefined
  const isWord = shapedAs === 'words' || shapedAs === 'joined words'
  const shown = Array.from(text)
    .filter(
      (character) =>
        (isWord && JOINER.test(character)) || (!IGNORABLE.test(character) && contains(font, character)),
    )
    .map((character) => (isRightToLeft ? bidi.getMirroredCharacter(character) : null) ?? character)
    .join('')
  return { font, text: shown, run: shapeRun(font, shown, { isWord, isRightToLeft }) }
}

function kerningBetween(left: Shaped, right: Shaped): number {
  return left.font === right.font && left.text && right.text ? kerningOf(left.font, left.text, right.text) : 0
}

function clusterOf(unit: Unit, shaped: Shaped | undefined, { metrics }: Shaping): Omit<Cluster, 'kerning'> {
  const { text, start, mayBreakAfter, emoji, font } = unit
  const cluster = { start, mayBreakAfter, isSpace: isSpace(text), isMissing: false, glyphs: [] }
  if (emoji !== undefined) {
    const { size, margin } = emojiBox(metrics)
    return { ...cluster, emoji, advance: size + 2 * margin }
  }
  if (shaped) return { ...cluster, glyphs: shaped.run.glyphs, advance: shaped.run.advance }
  if (cluster.isSpace)
    return { ...cluster, advance: font ? shapeRun(font, text, SPACE).advance : Math.round(EM / 4) }
  if (Array.from(text).every((character) => IGNORABLE.test(character))) return { ...cluster, advance: 0 }
  const box = replacementGlyph(metrics.capHeight)
  return { ...cluster, isMissing: true, glyphs: [{ glyph: box, x: 0, y: 0 }], advance: box.advance }
}

/** Emoji are slightly taller than capital letters. */
export function emojiBox({ capHeight }: Metrics): { size: number; margin: number; top: number } {
  const size = Math.round(capHeight * 1.2)
  return { size, margin: Math.round(capHeight * 0.06), top: -Math.round((capHeight + size) / 2) }
}

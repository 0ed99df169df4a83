import bidiFactory from 'bidi-js'
import { graphemesOf } from '#rules/graphemes.ts'
import type { MemeFont } from '#rules/memes/document.ts'
import { shapeArabic } from './arabic.ts'
import { emojiName, isEmoji, isPictograph } from './emoji.ts'
import { findGlyph, kerningOf, replacementGlyph, type Fonts, type Glyph } from './glyphs.ts'
import { EM } from './glyphs.ts'
import type { Metrics } from './metrics.ts'

export type PlacedGlyph = { glyph: Glyph; x: number; y: number }

/** A grapheme cluster with its glyphs, in units of `EM` from the start of its baseline. */
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
  font: MemeFont
  metrics: Metrics
}

const bidi = bidiFactory()

/** Lines break after spaces and hyphens, and after ideographs, kana and emoji. */
const BREAK_AFTER =
  /[-\u2010\u2013\u2014/\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u
const NO_BREAK_SPACE = /[\u00a0\u202f\u2060\ufeff]/

export function shapeParagraph(text: string, shaping: Shaping): Paragraph {
  const embedding = bidi.getEmbeddingLevels(text, 'auto')
  const shapedUnits = contextualForms(text)
  const clusters: Cluster[] = []
  for (const { segment, index } of graphemesOf(text)) {
    const isRightToLeft = ((embedding.levels[index] ?? 0) & 1) === 1
    const cluster = shapeCluster(segment, index, { ...shaping, shapedUnits, isRightToLeft })
    const previous = clusters.at(-1)
    const [left, right] = [previous?.glyphs.at(-1)?.glyph, cluster.glyphs[0]?.glyph]
    // The pairs of right-to-left fonts are in visual order, and their letters join anyway.
    const kerning = left && right && !isRightToLeft ? kerningOf(shaping.fonts, left, right) : 0
    clusters.push({ ...cluster, kerning })
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

type Context = Shaping & { shapedUnits: ReadonlyMap<number, number>; isRightToLeft: boolean }

function shapeCluster(segment: string, start: number, context: Context): Cluster {
  const isSpace = /^\s/.test(segment)
  const cluster = {
    start,
    kerning: 0,
    isSpace,
    isMissing: false,
    mayBreakAfter: mayBreakAfter(segment, isSpace),
  }
  const emoji = isPictograph(segment) ? emojiName(segment) : undefined
  if (emoji && isEmoji(segment) && context.hasEmoji(emoji))
    return { ...cluster, ...emojiOf(emoji, context), mayBreakAfter: true }
  const glyphs = placeGlyphs(segment, start, context)
  if (!glyphs && emoji && context.hasEmoji(emoji))
    return { ...cluster, ...emojiOf(emoji, context), mayBreakAfter: true }
  if (glyphs) return { ...cluster, ...glyphs }
  const glyph = replacementGlyph(context.metrics.capHeight)
  return { ...cluster, isMissing: true, glyphs: [{ glyph, x: 0, y: 0 }], advance: glyph.advance }
}

/** Returns undefined if the fonts do not contain the base character. */
function placeGlyphs(
  segment: string,
  start: number,
  context: Context,
): Pick<Cluster, 'glyphs' | 'advance'> | undefined {
  const placed: PlacedGlyph[] = []
  let [offset, advance] = [start, 0]
  for (const character of segment) {
    const shaped = context.shapedUnits.get(offset) ?? character.codePointAt(0) ?? 0
    offset += character.length
    if (shaped === 0 || /\p{Default_Ignorable_Code_Point}/u.test(character)) continue
    const mirrored = context.isRightToLeft ? bidi.getMirroredCharacter(character) : null
    const codePoint = mirrored?.codePointAt(0) ?? shaped
    if (/\s/.test(character)) {
      advance += findGlyph(context.fonts, context.font, codePoint)?.advance ?? Math.round(EM / 4)
      continue
    }
    const glyph = findGlyph(context.fonts, context.font, codePoint)
    const base = placed[0]
    if (/\p{M}/u.test(character) && base) {
      if (glyph) placed.push(placeMark(glyph, base))
    } else if (glyph) {
      placed.push({ glyph, x: advance, y: 0 })
      advance += glyph.advance
    } else return undefined
  }
  return { glyphs: placed, advance }
}

/** Centers the mark on its base, above the base if they would overlap. opentype.js does not read the anchors of marks. */
function placeMark(mark: Glyph, base: PlacedGlyph): PlacedGlyph {
  const center = base.x + (base.glyph.left + base.glyph.right) / 2
  const gap = Math.round(EM / 24)
  const isAbove = mark.bottom < -EM / 4
  const raised = isAbove ? Math.min(0, base.glyph.top - gap - mark.bottom) : 0
  const lowered = mark.top > -EM / 8 ? Math.max(0, base.glyph.bottom + gap - mark.top) : 0
  return { glyph: mark, x: Math.round(center - (mark.left + mark.right) / 2), y: raised + lowered }
}

function emojiOf(emoji: string, { metrics }: Context) {
  const { size, margin } = emojiBox(metrics)
  return { emoji, glyphs: [], advance: size + 2 * margin }
}

/** Emoji are slightly taller than capital letters. */
export function emojiBox({ capHeight }: Metrics): { size: number; margin: number; top: number } {
  const size = Math.round(capHeight * 1.2)
  return { size, margin: Math.round(capHeight * 0.06), top: -Math.round((capHeight + size) / 2) }
}

function mayBreakAfter(segment: string, isSpace: boolean): boolean {
  return isSpace ? !NO_BREAK_SPACE.test(segment) : BREAK_AFTER.test(segment)
}

/** The contextual forms of Arabic letters by the index of their code unit, and 0 for those in a ligature. */
function contextualForms(text: string): ReadonlyMap<number, number> {
  const forms = new Map<number, number>()
  if (!/\p{Script=Arabic}/u.test(text)) return forms
  const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  let offset = 0
  for (const [index, shaped] of shapeArabic(codePoints).entries()) {
    const codePoint = codePoints[index] ?? 0
    if (shaped !== codePoint) forms.set(offset, shaped)
    offset += codePoint > 0xffff ? 2 : 1
  }
  return forms
}

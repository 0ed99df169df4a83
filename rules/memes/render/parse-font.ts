import {
  create,
  type Coverage,
  type Font,
  type GlyphIterator,
  type LookupFlags,
  type LookupProcessor,
} from 'fontkit'
import { woffToOpenType } from './woff.ts'

/**
 * Parses a font in WOFF format. Glyphs are read when they are needed. Corrects four faults of fontkit 2.0.4, with which
 * texts of ten scripts look wrong or cannot be drawn.
 */
export async function parseFont(woff: Uint8Array<ArrayBuffer>): Promise<Font> {
  // fontkit would decompress a table again for each glyph.
  const font = create(await woffToOpenType(woff))
  separateCharacters(font)
  const { engine } = font._layoutEngine
  for (const processor of [engine?.GSUBProcessor, engine?.GPOSProcessor])
    if (processor) correctLookups(font, processor)
  return font
}

/** fontkit shares glyphs, but shapes them by the characters for which they were used first, perhaps as a part of another word. */
function separateCharacters(font: Font): void {
  const { glyphForCodePoint } = font
  font.glyphForCodePoint = (codePoint) =>
    Object.create(glyphForCodePoint.call(font, codePoint), { codePoints: { value: [codePoint] } })
}

function correctLookups(font: Font, processor: LookupProcessor): void {
  skipMissingAnchors(processor)
  reverseBacktracks(processor)
  filterMarks(font, processor)
}

class MissingAnchorError extends Error {}

/** A subtable without an anchor for a pair of glyphs does not apply to it. fontkit throws a TypeError. */
function skipMissingAnchors(processor: LookupProcessor): void {
  const { applyLookup, applyAnchor } = processor
  processor.applyLookup = (type, table) => {
    try {
      return applyLookup.call(processor, type, table)
    } catch (error) {
      if (error instanceof MissingAnchorError) return false
      throw error
    }
  }
  if (!applyAnchor) return
  processor.applyAnchor = (mark, anchor, base) => {
    if (!anchor || !mark.markAnchor) throw new MissingAnchorError()
    applyAnchor.call(processor, mark, anchor, base)
  }
}

/** Fonts list the glyphs before a context from the nearest one on. fontkit compares them in the order of the text. */
function reverseBacktracks(processor: LookupProcessor): void {
  const { match } = processor
  processor.match = (offset, sequence, ...rest) =>
    match.call(processor, offset, offset < 0 ? sequence.toReversed() : sequence, ...rest)
}

/** A lookup with a set of marks ignores all other marks. fontkit reads the set, but does not use it. */
function filterMarks({ GDEF }: Font, processor: LookupProcessor): void {
  const sets = new Map<LookupFlags, Coverage | undefined>()
  const { lookupList } = processor.table
  const { get } = lookupList
  lookupList.get = (index) => {
    const lookup = get.call(lookupList, index)
    const { flags, markFilteringSet = 0 } = lookup
    if (flags.flags.useMarkFilteringSet) sets.set(flags, GDEF?.markGlyphSetsDef?.coverage[markFilteringSet])
    return lookup
  }
  let current: GlyphIterator
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    set(iterator: GlyphIterator) {
      const { shouldIgnore } = iterator
      iterator.shouldIgnore = (glyph) => {
        const set = iterator.options && sets.get(iterator.options)
        return (
          shouldIgnore.call(iterator, glyph) ||
          (set !== undefined && glyph.isMark && processor.coverageIndex(set, glyph.id) < 0)
        )
      }
      current = iterator
    },
  })
}

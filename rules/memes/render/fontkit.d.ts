/** The part of fontkit that this project uses. It includes internals, which `parse-font.ts` corrects. */
declare module 'fontkit' {
  export type Glyph = {
    id: number
    advanceWidth: number
    path: { commands: readonly PathCommand[]; bbox: { minY: number; maxY: number } }
  }
  type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: readonly number[]
  }
  type Features = Record<string, boolean>
  export type GlyphRun = {
    /** From left to right. */
    glyphs: readonly Glyph[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number): Glyph
    glyphForCodePoint(codePoint: number): Glyph
    layout(
      text: string | Glyph[],
      features?: Features,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun
    GDEF?: { markGlyphSetsDef?: { coverage: readonly Coverage[] } }
    _layoutEngine: {
      engine?: { GSUBProcessor: LookupProcessor | null; GPOSProcessor: LookupProcessor | null }
    }
  }
  export type Coverage = object
  type Lookup = {
    flags: LookupFlags
    markFilteringSet?: number
  }
  export type LookupFlags = { flags: { useMarkFilteringSet: boolean } }
  export type GlyphIterator = {
    options?: LookupFlags
    shouldIgnore(glyph: ShapedGlyph): boolean
  }
  type ShapedGlyph = { id: number; isMark: boolean }
  export type LookupProcessor = {
    table: { lookupList: { get(index: number): Lookup } }
    glyphIterator: GlyphIterator
    coverageIndex(coverage: Coverage, glyph: number): number
    match(offset: number, sequence: readonly unknown[], ...rest: readonly unknown[]): unknown
    applyLookup(type: number, table: unknown): boolean
    applyAnchor?(mark: { markAnchor: unknown }, anchor: unknown, base: number): void
  }
  export function create(bytes: Uint8Array): Font
}

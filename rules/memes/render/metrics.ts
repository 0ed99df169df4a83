import type { MemeFont, MemeText } from '#rules/memes/document.ts'
import { EM, primaryFace, type Fonts } from './glyphs.ts'

/** In fractions of the em, except the line height for lower case, which is added to the other one. */
const STYLES: Record<MemeFont, { lineHeight: number; outline: number }> = {
  IMPACT: { lineHeight: 1.08, outline: 0.15 },
  COMIC: { lineHeight: 1.04, outline: 0.14 },
  CLEAN: { lineHeight: 1.08, outline: 0.13 },
  MONO: { lineHeight: 1.1, outline: 0.13 },
}
const LOWER_CASE_LEADING = 0.12

export type Metrics = {
  capHeight: number
  /** The depth of letters such as g. */
  descent: number
  lineHeight: number
  /** The width of the stroke, half of which is outside of the letters. */
  outline: number
}

/** All values are in units of `EM`. */
export function metricsOf(
  fonts: Fonts,
  { font, isUppercase }: Pick<MemeText, 'font' | 'isUppercase'>,
): Metrics {
  const face = primaryFace(fonts, font)
  const scale = EM / face.unitsPerEm
  const { lineHeight, outline } = STYLES[font]
  return {
    capHeight: Math.round(face.charToGlyph('H').getBoundingBox().y2 * scale),
    descent: isUppercase ? 0 : Math.round(-face.charToGlyph('g').getBoundingBox().y1 * scale),
    lineHeight: Math.round((lineHeight + (isUppercase ? 0 : LOWER_CASE_LEADING)) * EM),
    outline: Math.round(outline * EM),
  }
}

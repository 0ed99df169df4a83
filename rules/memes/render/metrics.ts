import type { Font } from 'fontkit'
import type { MemeFont, MemeText } from '#rules/memes/document.ts'
import { shownText } from '#rules/memes/meme-text.ts'
import { FACES, facesFor } from './faces.ts'
import { EM, primaryFace, type Fonts } from './glyphs.ts'

/** In fractions of the em, except the line height for lower case, which is added to the other one. */
const STYLES: Record<MemeFont, { lineHeight: number; outline: number }> = {
  IMPACT: { lineHeight: 1.08, outline: 0.15 },
  COMIC: { lineHeight: 1.04, outline: 0.14 },
  CLEAN: { lineHeight: 1.08, outline: 0.13 },
  MONO: { lineHeight: 1.1, outline: 0.13 },
}
const LOWER_CASE_LEADING = 0.12
const BACKDROP_PADDING = 0.2
/** For scripts with marks above and below their letters. */
const MARKS_LEADING = 0.3

export type Metrics = {
  capHeight: number
  /** The depth of letters such as g. */
  descent: number
  lineHeight: number
  /** The width of the stroke, half of which is outside of the letters; or twice the distance between letters and the edge of what is behind them. */
  outline: number
}

/** All values are in units of `EM`. */
export function metricsOf(
  fonts: Fonts,
  text: Pick<MemeText, 'text' | 'font' | 'isUppercase' | 'style'>,
): Metrics {
  const { font, isUppercase, style = 'CLASSIC' } = text
  const hasMarks = facesFor(font, shownText(text)).some((name) => FACES[name].shapedAs === 'words')
  const leading = (isUppercase ? 0 : LOWER_CASE_LEADING) + (hasMarks ? MARKS_LEADING : 0)
  const face = primaryFace(fonts, font)
  const scale = EM / face.unitsPerEm
  const { lineHeight, outline } = STYLES[font]
  return {
    capHeight: Math.round(boundsOf(face, 'H').maxY * scale),
    descent: isUppercase ? 0 : Math.round(-boundsOf(face, 'g').minY * scale),
    lineHeight: Math.round((lineHeight + leading) * EM),
    outline: Math.round((style === 'CLASSIC' ? outline : BACKDROP_PADDING * 2) * EM),
  }
}

function boundsOf(face: Font, letter: string) {
  return face.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.bbox
}

const KINZI = '[\\u1004\\u101b\\u105a]\\u103a\\u1039'
const CONSONANT =
  '[\\u1000-\\u102a\\u103f\\u104e\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e]'
const MEDIAL = '[\\u103a-\\u103e\\u105e-\\u1060\\u1082]'
const BURMESE_SYLLABLE = new RegExp(
  `(${KINZI})?(${CONSONANT}(?:\\u1039${CONSONANT})*)(${MEDIAL}*)(\\u1031*)`,
  'g',
)

/** Puts characters into the order that fonts expect, as HarfBuzz does. fontkit does this for other scripts only. */
export function toGlyphOrder(text: string): string {
  return (
    text
      // The vowel AM of Thai and Lao consists of a ring, which belongs below tone marks, and AA.
      .replaceAll(/([\u0e31\u0e34-\u0e37\u0e47-\u0e4e]*)\u0e33/g, '\u0e4d$1\u0e32')
      .replaceAll(/([\u0eb1\u0eb4-\u0eb7\u0ebb\u0ec8-\u0ecd]*)\u0eb3/g, '\u0ecd$1\u0eb2')
      // Shadda is nearer to its letter than vowel signs.
      .replaceAll(/([\u064b-\u0650\u0652-\u065f\u0670]+)\u0651/g, '\u0651$1')
      .replaceAll(
        BURMESE_SYLLABLE,
        (_, kinzi: string | undefined, base: string, medials: string, e: string) => {
          const ra = medials.replaceAll(/[^\u103c]/g, '')
          return e + ra + base + (kinzi ?? '') + medials.replaceAll('\u103c', '')
        },
      )
  )
}

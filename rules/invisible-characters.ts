import { normalizeText } from './post-text.ts'

const LETTER = String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]`
const MARK = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{M}`
const MONGOLIAN = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{Script=Mongolian}`

/** The uses of invisible characters that change how their neighbors look. */
const SHAPING = [
  // Joiners between letters, as in Persian, and after the vowel-killing marks of Indic scripts.
  `(?<=${LETTER})[\u200c\u200d](?=${LETTER})`,
  `(?<=${MARK})[\u200c\u200d]`,
  // Variants of ideographs, as in Japanese names, and of Mongolian letters.
  String.raw`(?<=\p{Ideographic})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=${MONGOLIAN})[\u180b-\u180f]`,
  // Emoji with variation selectors, keycaps, sequences such as families, and flags of regions.
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]{0,5})[\u{e0020}-\u{e007f}]`,
]

const INVISIBLE = new RegExp(`(?!${SHAPING.join('|')})\\p{Default_Ignorable_Code_Point}`, 'gu')

/** Removes invisible characters, which could make two names look the same or reorder the text around a name. */
function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Normalizes names and titles, without line breaks, repeated whitespace and invisible characters. */
export function onOneLine(text: string): string {
  return normalizeText(removeInvisible(text)).replace(/\s+/g, ' ')
}

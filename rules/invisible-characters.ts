const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{1d159}]*$/u

/** Whether the text has no visible character. The fillers of Hangul, the blank of Braille and the empty note head are letters or symbols. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

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
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

import { graphemesOf } from './graphemes.ts'
import {
  POST_TEXT_COUNT_MAX,
  POST_TEXT_MAX,
  POST_TEXT_MAX_CODE_POINTS,
  TEXT_INPUT_MAX_CODE_UNITS,
} from './limits.ts'
import { messages } from './messages.ts'

// The text functions are separate from the schemas, so that the feed does not load the validation library.

/** The UTF-16 code units of a chunk. */
const CHUNK = 256

/** V8's segmenter takes quadratic time, so it gets short chunks that start at a character boundary. */
export function* charactersOf(text: string): Generator<string> {
  let start = 0
  let length = CHUNK
  while (start < text.length) {
    const end = start + length - (isHighSurrogate(text.charCodeAt(start + length - 1)) ? 1 : 0)
    const found = Array.from(graphemesOf(text.slice(start, end)), ({ segment }) => segment)
    // The last character may continue in the next chunk.
    if (end < text.length) found.pop()
    yield* found
    start += found.reduce((sum, character) => sum + character.length, 0)
    length = found.length > 0 ? CHUNK : length * 2
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/** Counts grapheme clusters up to `atMost`, because each takes about a microsecond. */
export function countCharacters(text: string, atMost = Infinity): number {
  let count = 0
  for (const _ of charactersOf(text)) {
    if (count === atMost) break
    count += 1
  }
  return count
}

export function firstCharacters(text: string, length: number): string {
  let first = ''
  let count = 0
  for (const character of charactersOf(text)) {
    if (count === length) break
    first += character
    count += 1
  }
  return first
}

/** Returns at most `length` grapheme clusters, ending with an ellipsis if the text is longer. */
export function cutText(text: string, length: number): string {
  const cut = firstCharacters(text, length)
  return cut === text ? text : `${firstCharacters(cut, length - 1).trimEnd()}…`
}

/** Unpaired surrogates are not characters, and the text type of PostgreSQL cannot contain NUL. */
export function isReadable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/**
 * The longest letters of real scripts have 8 marks (Tibetan), and the longest flags 6 tags (Scotland). More of them, tags without
 * a black flag and variants of anything but ideographs hide text or cover other lines.
 */
const EXCESS_MARKS =
  /[\p{M}\p{Cf}\p{Emoji_Modifier}]{9}|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,5})[\u{e0000}-\u{e007f}]|(?<!\p{Ideographic})[\u{e0100}-\u{e01ef}]/u

export function excessMarksMessage(text: string): string | undefined {
  return EXCESS_MARKS.test(text) ? messages.textHasExcessMarks : undefined
}

const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{1d159}]*$/u

/** Whether the text has no visible character. The fillers of Hangul, the blank of Braille and the empty note head are letters or symbols. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

/** These characters override the direction of the following text, even of other members. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e]/g

/** Stream-safe text has at most 30 combining marks in a row (Unicode Standard Annex 15). */
const LONG_MARKS = /\p{M}{31}/u

/**
 * Normalizes to NFC with `\n` line breaks, trimmed and without control characters. A text without a visible character becomes
 * empty. NFC takes quadratic time for the combining marks of one letter, so text that is not stream-safe (Unicode Standard
 * Annex 15) is not composed.
 */
export function normalizeText(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(DIRECTION_OVERRIDES, '')
    .trim()
  if (isBlank(plain)) return ''
  return plain.length > TEXT_INPUT_MAX_CODE_UNITS || LONG_MARKS.test(plain) ? plain : plain.normalize('NFC')
}

/** Rules check this first, because it takes constant time. */
export function isWithinInputLimit(text: string): boolean {
  return text.length <= TEXT_INPUT_MAX_CODE_UNITS
}

/** Returns the error message for a normalized text that is too long. The count is exact up to `POST_TEXT_COUNT_MAX`. */
export function overlongTextMessage(text: string): string | undefined {
  // A grapheme cluster has at least one code unit, so most posts need no counting.
  if (text.length <= POST_TEXT_MAX) return undefined
  const count = countCharacters(text.slice(0, TEXT_INPUT_MAX_CODE_UNITS), POST_TEXT_COUNT_MAX + 1)
  if (count > POST_TEXT_COUNT_MAX) return messages.textTooLong(`more than ${POST_TEXT_COUNT_MAX}`)
  if (!isWithinInputLimit(text)) return messages.textTooLong(`more than ${POST_TEXT_MAX}`)
  if (count <= POST_TEXT_MAX && Array.from(text).length <= POST_TEXT_MAX_CODE_POINTS) return undefined
  return messages.textTooLong(Math.max(count, POST_TEXT_MAX + 1))
}

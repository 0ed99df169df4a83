import {
  POST_TEXT_COUNT_MAX,
  POST_TEXT_MAX,
  POST_TEXT_MAX_CODE_POINTS,
  TEXT_INPUT_MAX_CODE_UNITS,
} from './limits.ts'
import { messages } from './messages.ts'

// Apart from the schemas, so that the feed can count and cut text without loading a validation library.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A hashtag anywhere in a text; its one group is the tag without the `#`. */
export const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{1,50})/gu

/** UTF-16 units that are looked at together. */
const PIECE = 256

/**
 * The time that V8's segmenter takes grows with the square of the text, so that it is given short pieces, each begun where
 * a character begins.
 */
function* charactersOf(text: string): Generator<string> {
  let start = 0
  let length = PIECE
  while (start < text.length) {
    const end = start + length - (isHighSurrogate(text.charCodeAt(start + length - 1)) ? 1 : 0)
    const found = Array.from(graphemes.segment(text.slice(start, end)), ({ segment }) => segment)
    // The last one may go on beyond the piece.
    if (end < text.length) found.pop()
    yield* found
    start += found.reduce((sum, character) => sum + character.length, 0)
    length = found.length > 0 ? PIECE : length * 2
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/**
 * Characters as a reader counts them: an emoji family or a letter with its accents is one. Each takes about a
 * microsecond, so that counting can stop at `atMost`.
 */
export function countCharacters(text: string, atMost = Infinity): number {
  let count = 0
  for (const _ of charactersOf(text)) {
    if (count === atMost) break
    count += 1
  }
  return count
}

/** The first `length` characters, never cutting one in two. */
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

/** At most `length` characters, the last of them three dots when there were more. */
export function cutText(text: string, length: number): string {
  const cut = firstCharacters(text, length)
  return cut === text ? text : `${firstCharacters(cut, length - 1).trimEnd()}…`
}

/** Half of a surrogate pair is no character, and PostgreSQL's text cannot hold NUL: such a text was not meant for people. */
export function isReadable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Marks that turn the direction of what follows, whoever wrote that; letters and the other marks show it well enough. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e]/g
/** All that say something about direction: no name needs them, and beside others' words they could reorder those. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Stream-safe text has at most 30 combining marks in a row (Unicode Standard Annex 15). */
const LONG_MARKS = /\p{M}{31}/u

/**
 * One form for the same text whatever keyboard wrote it: NFC, `\n` line ends, no blank edges. Control characters show
 * nothing, and the first of them is more than PostgreSQL's text can hold. The time for NFC grows with the square of the
 * marks on one letter, so a text with more of them than Unicode's stream-safe format allows is not composed.
 */
export function normalizeText(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(DIRECTION_OVERRIDES, '')
    .trim()
  return plain.length > TEXT_INPUT_MAX_CODE_UNITS || LONG_MARKS.test(plain) ? plain : plain.normalize('NFC')
}

/** For names and the like: as above, and without line breaks, runs of blanks or marks of direction. */
export function onOneLine(text: string): string {
  return normalizeText(text.replace(DIRECTION_MARKS, '')).replace(/\s+/g, ' ')
}

/** The length of a text input is checked first: it takes the same time for every text. */
export function isWithinInputLimit(text: string): boolean {
  return text.length <= TEXT_INPUT_MAX_CODE_UNITS
}

/**
 * The sentence for a normalized text that is too long for a post. Its count is exact up to `POST_TEXT_COUNT_MAX`
 * characters; the rest of the text is not read.
 */
export function overlongTextMessage(text: string): string | undefined {
  // A character is at least one unit: most posts need not be counted.
  if (text.length <= POST_TEXT_MAX) return undefined
  const count = countCharacters(text.slice(0, TEXT_INPUT_MAX_CODE_UNITS), POST_TEXT_COUNT_MAX + 1)
  if (count > POST_TEXT_COUNT_MAX) return messages.textTooLong(`more than ${POST_TEXT_COUNT_MAX}`)
  if (!isWithinInputLimit(text)) return messages.textTooLong(`more than ${POST_TEXT_MAX}`)
  if (count <= POST_TEXT_MAX && Array.from(text).length <= POST_TEXT_MAX_CODE_POINTS) return undefined
  return messages.textTooLong(Math.max(count, POST_TEXT_MAX + 1))
}

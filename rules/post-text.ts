import { POST_TEXT_MAX, POST_TEXT_MAX_CODE_POINTS } from './limits.ts'
import { messages } from './messages.ts'

// Apart from the schemas, so that the feed can count and cut text without loading a validation library.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A hashtag anywhere in a text; its one group is the tag without the `#`. */
export const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{1,50})/gu

/** Characters as a reader counts them: an emoji family or a letter with its accents is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}

/** The first `length` characters, never cutting one in two. */
export function firstCharacters(text: string, length: number): string {
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (count === length) break
    end = index + segment.length
    count += 1
  }
  return text.slice(0, end)
}

/**
 * One form for the same text whatever keyboard wrote it: NFC, `\n` line ends, no blank edges. Control characters show
 * nothing, and the first of them is more than PostgreSQL's text can hold.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** The sentence for a normalized text that is too long for a post. */
export function overlongTextMessage(text: string): string | undefined {
  const count = countCharacters(text)
  if (count <= POST_TEXT_MAX && Array.from(text).length <= POST_TEXT_MAX_CODE_POINTS) return undefined
  return messages.textTooLong(Math.max(count, POST_TEXT_MAX + 1))
}

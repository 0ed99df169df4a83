import { z } from 'zod'
import { ALT_TEXT_MAX, POST_TEXT_MAX, POST_TEXT_MAX_CODE_POINTS, TAGS_MAX } from './limits.ts'
import { messages } from './messages.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

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

/** One form for the same text whatever keyboard wrote it: NFC, `\n` line ends, no blank edges. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

export const postTextSchema = z.string().transform(normalizeText).superRefine(refuseOverlongText)

export const altTextSchema = z
  .string()
  .transform(normalizeText)
  .pipe(z.string().max(ALT_TEXT_MAX, messages.altTextTooLong))

export const reactionTypeSchema = z.enum(['like', 'dislike'], messages.reactionTypeInvalid)

/** A hashtag anywhere in a text; its one group is the tag without the `#`. */
export const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{1,50})/gu

/** Hashtags in the order of their first use, lower case, without the `#`. */
export function tagsOf(text: string): string[] {
  const tags = Array.from(text.matchAll(HASHTAG), ([, tag = '']) => tag.toLowerCase())
  return [...new Set(tags)].slice(0, TAGS_MAX)
}

function refuseOverlongText(text: string, context: z.RefinementCtx): void {
  const count = countCharacters(text)
  if (count > POST_TEXT_MAX || Array.from(text).length > POST_TEXT_MAX_CODE_POINTS) {
    context.addIssue({ code: 'custom', message: messages.textTooLong(Math.max(count, POST_TEXT_MAX + 1)) })
  }
}

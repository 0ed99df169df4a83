import { MUTED_WORD_LENGTH_MAX, MUTED_WORDS_LENGTH_MAX, MUTED_WORDS_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { onOneLine } from './invisible-characters.ts'
import { readableText } from './text-input.ts'
import { z } from './zod.ts'

const mutedWordSchema = readableText({ tooLong: messages.mutedWordTooLong })
  .transform((word) => onOneLine(word).toLowerCase())
  .pipe(
    z
      .string()
      .refine((word) => /[\p{L}\p{N}]/u.test(word), { error: messages.mutedWordInvalid, abort: true })
      // Not characters, which can consist of thousands of combining marks: PostgreSQL compares each text with the words.
      .refine((word) => countCodePoints(word) <= MUTED_WORD_LENGTH_MAX, messages.mutedWordTooLong),
  )

/** Words and phrases, without a leading `#`, in lower case and without duplicates. */
export const mutedWordsSchema = z
  .array(mutedWordSchema)
  .max(MUTED_WORDS_MAX, messages.tooManyMutedWords)
  .refine((words) => countCodePoints(words.join('')) <= MUTED_WORDS_LENGTH_MAX, messages.tooManyMutedWords)
  .transform((words) => [...new Set(words.map((word) => word.replace(/^#/, '')))])

/** The form that adds a muted word. */
export const newMutedWordSchema = z.object({ word: mutedWordSchema })

function countCodePoints(text: string): number {
  return Array.from(text).length
}

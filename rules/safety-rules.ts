import { MUTED_WORD_LENGTH_MAX, MUTED_WORDS_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { countCharacters, onOneLine } from './post-text.ts'
import { readableText } from './text-input.ts'
import { z } from './zod.ts'

const mutedWordSchema = readableText({ tooLong: messages.mutedWordTooLong })
  .transform((word) => onOneLine(word).toLowerCase())
  .pipe(
    z
      .string()
      .refine((word) => /[\p{L}\p{N}]/u.test(word), { error: messages.mutedWordInvalid, abort: true })
      .refine((word) => countCharacters(word) <= MUTED_WORD_LENGTH_MAX, messages.mutedWordTooLong),
  )

/** Words and phrases, without a leading `#`, in lower case and without duplicates. */
export const mutedWordsSchema = z
  .array(mutedWordSchema)
  .max(MUTED_WORDS_MAX, messages.tooManyMutedWords)
  .transform((words) => [...new Set(words.map((word) => word.replace(/^#/, '')))])

/** The form that adds a muted word. */
export const newMutedWordSchema = z.object({ word: mutedWordSchema })

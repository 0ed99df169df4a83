import { messages } from './messages.ts'
import { excessMarksMessage, isReadable, isWithinInputLimit } from './post-text.ts'
import { z } from './zod.ts'

type Messages = { tooLong: string | ((text: string) => string | undefined); required?: string }

/** The length is checked before any other rule. */
export function limitedString({ tooLong, required }: Messages) {
  return z.string(required).refine(isWithinInputLimit, {
    error: ({ input }) => (typeof tooLong === 'string' ? tooLong : tooLong(String(input))),
    abort: true,
  })
}

export function readableText(options: Messages) {
  return limitedString(options).refine(isReadable, messages.textUnreadable)
}

/** Texts among those of others. Captions of memes are not, because memes are validated again when they are loaded. */
export function publicText(options: Messages) {
  return readableText(options).refine((text) => !excessMarksMessage(text), messages.textHasExcessMarks)
}

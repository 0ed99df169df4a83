import { messages } from './messages.ts'
import { isReadable, isWithinInputLimit } from './post-text.ts'
import { z } from './zod.ts'

type Messages = { tooLong: string | ((text: string) => string | undefined); required?: string }

/** A string whose length is checked before any other rule. */
export function limitedString({ tooLong, required }: Messages) {
  return z.string(required).refine(isWithinInputLimit, {
    error: ({ input }) => (typeof tooLong === 'string' ? tooLong : tooLong(String(input))),
    abort: true,
  })
}

/** Text shown to people, before normalization. */
export function readableText(options: Messages) {
  return limitedString(options).refine(isReadable, messages.textUnreadable)
}

import { z } from './zod.ts'
import { ALT_TEXT_MAX, IDEMPOTENCY_KEY_MAX, MENTIONS_MAX, TAGS_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { HASHTAG, MENTION, normalizeText, overlongTextMessage } from './post-text.ts'
import { publicText } from './text-input.ts'

export const postTextSchema = publicText({ tooLong: overlongTextMessage })
  .transform(normalizeText)
  .superRefine(refuseOverlongText)

export const altTextSchema = publicText({ tooLong: messages.altTextTooLong })
  .transform(normalizeText)
  .pipe(z.string().max(ALT_TEXT_MAX, messages.altTextTooLong))

export const idempotencyKeySchema = z
  .string()
  .min(1, messages.idempotencyKeyInvalid)
  .max(IDEMPOTENCY_KEY_MAX, messages.idempotencyKeyInvalid)

export const reactionTypeSchema = z.enum(['like', 'dislike'], messages.reactionTypeInvalid)

/** Returns the hashtags in the order of their first use, in lower case and without the `#`. */
export function tagsOf(text: string): string[] {
  const tags = Array.from(text.matchAll(HASHTAG), ([, tag = '']) => tag.toLowerCase())
  return [...new Set(tags)].slice(0, TAGS_MAX)
}

/** Returns the mentioned usernames in the order of their first use, in lower case and without the `@`. */
export function mentionsOf(text: string): string[] {
  const usernames = Array.from(text.matchAll(MENTION), ([, username = '']) => username.toLowerCase())
  return [...new Set(usernames)].slice(0, MENTIONS_MAX)
}

function refuseOverlongText(text: string, context: z.RefinementCtx): void {
  const message = overlongTextMessage(text)
  if (message) context.addIssue({ code: 'custom', message })
}

import { z } from './zod.ts'
import { ALT_TEXT_MAX, IDEMPOTENCY_KEY_MAX, MENTIONS_MAX, TAGS_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { normalizeText, overlongTextMessage } from './post-text.ts'
import { nameOfHashtag } from './tag-rules.ts'
import { publicText } from './text-input.ts'
import { textParts, type TextPart } from './text-parts.ts'

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

/** A field of a form. */
export const sensitiveSchema = z.enum(['true', 'false'], messages.sensitiveInvalid)

export const reactionTypeSchema = z.enum(['like', 'dislike'], messages.reactionTypeInvalid)

/** Returns the names of the hashtags in the order of their first use. */
export function tagsOf(text: string): string[] {
  const tags = partsOf('tag', text).map(nameOfHashtag)
  return [...new Set(tags)].slice(0, TAGS_MAX)
}

/** Returns the mentioned usernames in the order of their first use, in lower case and without the `@`. */
export function mentionsOf(text: string): string[] {
  const usernames = partsOf('mention', text).map((mention) => mention.slice(1).toLowerCase())
  return [...new Set(usernames)].slice(0, MENTIONS_MAX)
}

export function linksOf(text: string): string[] {
  return partsOf('link', text)
}

function partsOf(kind: TextPart['kind'], text: string): string[] {
  return textParts(text).flatMap((part) => (part.kind === kind ? [part.text] : []))
}

function refuseOverlongText(text: string, context: z.RefinementCtx): void {
  const message = overlongTextMessage(text)
  if (message) context.addIssue({ code: 'custom', message })
}

import { ALT_TEXT_MAX, MEDIA_FILE_MAX_BYTES } from '#rules/limits.ts'
import { IMAGE_TYPES, megabytes } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { countCharacters, normalizeText, overlongTextMessage } from '#rules/post-text.ts'

export type PostDraft = { text: string; file: File | null; altText: string }

export const emptyDraft: PostDraft = { text: '', file: null, altText: '' }

/** As the counter under the text shows it: blank edges, which are not kept, do not count. */
export function draftLength(text: string): number {
  return countCharacters(normalizeText(text))
}

export function isEmptyDraft({ text, file }: PostDraft): boolean {
  return text.trim() === '' && !file
}

/** The sentences of what keeps a draft from being posted. */
export function draftErrors(draft: PostDraft): string[] {
  if (isEmptyDraft(draft)) return [messages.postEmpty]
  const errors = [overlongTextMessage(normalizeText(draft.text))].filter((error) => error !== undefined)
  if (normalizeText(draft.altText).length > ALT_TEXT_MAX) errors.push(messages.altTextTooLong)
  return errors
}

/** Why a file cannot be attached, as far as can be told before its bytes are looked at. */
export function fileError(file: File): string | undefined {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return messages.fileTypeUnsupported
  if (file.size > MEDIA_FILE_MAX_BYTES) return messages.fileTooLarge(megabytes(file.size))
  return undefined
}

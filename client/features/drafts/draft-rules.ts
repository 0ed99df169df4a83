import { ALT_TEXT_MAX, MEDIA_FILE_MAX_BYTES, TEXT_INPUT_MAX_CODE_UNITS } from '#rules/limits.ts'
import { isQuickTime, megabytes, MEDIA_TYPES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import {
  countCharacters,
  excessMarksMessage,
  isBlank,
  normalizeText,
  overlongTextMessage,
} from '#rules/post-text.ts'

type PostContent = { text: string; hasFile: boolean }

/** In characters, without leading and trailing white space. */
export function draftLength(text: string): number {
  return countCharacters(normalizeText(text), TEXT_INPUT_MAX_CODE_UNITS)
}

export function isEmptyDraft({ text, hasFile }: PostContent): boolean {
  return isBlank(text) && !hasFile
}

/** Adds text that was typed before the stored draft was shown. */
export function appendText(stored: string, typed: string): string {
  return stored ? `${stored}\n${typed}` : typed
}

export function draftErrors(draft: PostContent): string[] {
  if (isEmptyDraft(draft)) return [messages.postEmpty]
  const error = overlongTextMessage(normalizeText(draft.text)) ?? excessMarksMessage(draft.text)
  return error === undefined ? [] : [error]
}

export function altTextLength(altText: string): number {
  return normalizeText(altText).length
}

export function altTextError(altText: string): string | undefined {
  return altTextLength(altText) > ALT_TEXT_MAX ? messages.altTextTooLong : excessMarksMessage(altText)
}

export function isVideo(file: File): boolean {
  return file.type.startsWith('video/') || isQuickTime(file)
}

/** Checks type and size. The server also checks the content. */
export function fileError(file: File): string | undefined {
  if (!isQuickTime(file) && !MEDIA_TYPES.some((type) => type === file.type))
    return messages.fileTypeUnsupported
  if (file.size > MEDIA_FILE_MAX_BYTES) return messages.fileTooLarge(megabytes(file.size))
  return undefined
}

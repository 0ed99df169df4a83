import { ALT_TEXT_MAX, MEDIA_FILE_MAX_BYTES, TEXT_INPUT_MAX_CODE_UNITS } from '#rules/limits.ts'
import { megabytes, MEDIA_TYPES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { countCharacters, normalizeText, overlongTextMessage } from '#rules/post-text.ts'
import type { UploadedMedia } from '#client/uploads/upload-file.ts'

export type DraftContent = {
  text: string
  altText: string
  file: File | null
  /** The uploaded file. */
  media: UploadedMedia | null
  /** The URL at which an incomplete upload resumes. */
  uploadUrl: string | null
  /** Changes with the content, so that sending the same content twice creates one post. */
  idempotencyKey: string
}

export const emptyDraft: DraftContent = {
  text: '',
  altText: '',
  file: null,
  media: null,
  uploadUrl: null,
  idempotencyKey: '',
}

/** In characters, without leading and trailing white space. */
export function draftLength(text: string): number {
  return countCharacters(normalizeText(text), TEXT_INPUT_MAX_CODE_UNITS)
}

export function isEmptyDraft({ text, file }: Pick<DraftContent, 'text' | 'file'>): boolean {
  return text.trim() === '' && !file
}

export function draftErrors(draft: Pick<DraftContent, 'text' | 'file'>): string[] {
  if (isEmptyDraft(draft)) return [messages.postEmpty]
  const error = overlongTextMessage(normalizeText(draft.text))
  return error === undefined ? [] : [error]
}

export function altTextLength(altText: string): number {
  return normalizeText(altText).length
}

export function altTextError(altText: string): string | undefined {
  return altTextLength(altText) > ALT_TEXT_MAX ? messages.altTextTooLong : undefined
}

export function isVideo(file: File): boolean {
  return file.type.startsWith('video/')
}

/** Checks type and size. The server also checks the content. */
export function fileError(file: File): string | undefined {
  if (!MEDIA_TYPES.some((type) => type === file.type)) return messages.fileTypeUnsupported
  if (file.size > MEDIA_FILE_MAX_BYTES) return messages.fileTooLarge(megabytes(file.size))
  return undefined
}

/** `crypto.randomUUID` exists only on secure origins, and a local installation may have none. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

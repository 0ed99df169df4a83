import { ALT_TEXT_MAX, MEDIA_FILE_MAX_BYTES, TEXT_INPUT_MAX_CODE_UNITS } from '#rules/limits.ts'
import { megabytes, MEDIA_TYPES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { countCharacters, normalizeText, overlongTextMessage } from '#rules/post-text.ts'
import type { UploadedMedia } from './upload-file.ts'

export type PostDraft = {
  text: string
  altText: string
  file: File | null
  /** The file on the server, once it is there. */
  media: UploadedMedia | null
  /** Where its upload goes on, while it is on its way. */
  uploadUrl: string | null
  /** Names the request that posts exactly this, so that sending it twice makes one post. */
  requestName: string
}

export const emptyDraft: PostDraft = {
  text: '',
  altText: '',
  file: null,
  media: null,
  uploadUrl: null,
  requestName: '',
}

/** As the counter under the text shows it: blank edges, which are not kept, do not count. */
export function draftLength(text: string): number {
  return countCharacters(normalizeText(text), TEXT_INPUT_MAX_CODE_UNITS)
}

export function isEmptyDraft({ text, file }: Pick<PostDraft, 'text' | 'file'>): boolean {
  return text.trim() === '' && !file
}

/** The sentences of what keeps a draft from being posted. */
export function draftErrors(draft: Pick<PostDraft, 'text' | 'file'>): string[] {
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

/** Why a file cannot be attached, as far as can be told before its bytes are looked at. */
export function fileError(file: File): string | undefined {
  if (!MEDIA_TYPES.some((type) => type === file.type)) return messages.fileTypeUnsupported
  if (file.size > MEDIA_FILE_MAX_BYTES) return messages.fileTooLarge(megabytes(file.size))
  return undefined
}

/** Unlike `crypto.randomUUID` also there where the site is not served over https. */
export function newRequestName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

import { MEDIA_FILE_MAX_BYTES } from '#rules/limits.ts'
import { megabytes, PHOTO_TYPES } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'

/** Checks type and size. The server also checks the content. */
export function photoFileError(file: File): string | undefined {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return messages.photoTypeUnsupported
  if (file.size > MEDIA_FILE_MAX_BYTES) return messages.fileTooLarge(megabytes(file.size))
  return undefined
}

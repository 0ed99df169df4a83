import { messages } from '#rules/messages.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { UnsupportedFileTypeError, ValidationError } from '#server/platform/refusals.ts'

type Attachment = { mediaId: string; altText: string; now: Date }

/** Attaches an unused upload of the member, which must be an image. */
export async function attachImage(
  transaction: Queries,
  ownerId: string,
  { mediaId, altText, now }: Attachment,
): Promise<void> {
  const { count } = await transaction.media.updateMany({
    where: { id: mediaId, ownerId, kind: 'IMAGE', status: 'READY', expiresAt: { gt: now } },
    data: { expiresAt: null, ...(altText && { altText }) },
  })
  if (count > 0) return
  const upload = await transaction.media.findFirst({ where: { id: mediaId, ownerId } })
  if (upload?.kind === 'VIDEO') throw new UnsupportedFileTypeError(messages.commentMediaInvalid)
  const message = upload && upload.expiresAt === null ? messages.uploadInUse : messages.uploadNotFound
  throw new ValidationError([{ path: 'mediaId', message }])
}

import { WAITING_UPLOADS_MAX, WAITING_UPLOADS_MAX_BYTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Throws ValidationError if the member has too many detached or unfinished uploads. */
export async function assertUploadQuota(database: Queries, { memberId }: Viewer, now: Date): Promise<void> {
  const waiting = { ownerId: memberId, expiresAt: { gt: now } }
  const { _count: coming, _sum: announced } = await database.resumableUpload.aggregate({
    where: { ...waiting, mediaId: null },
    _count: true,
    _sum: { byteSize: true },
  })
  const waitingCount = await database.media.count({ where: waiting })
  if (waitingCount + coming >= WAITING_UPLOADS_MAX) refuse(messages.uploadsWaiting)

  const { _sum: kept } = await database.rendition.aggregate({
    where: { media: waiting },
    _sum: { byteSize: true },
  })
  const bytes = (kept.byteSize ?? 0) + (announced.byteSize ?? 0)
  if (bytes >= WAITING_UPLOADS_MAX_BYTES) refuse(messages.uploadsWaitingTooLarge)
}

function refuse(message: string): never {
  throw new ValidationError([{ path: 'file', message }])
}

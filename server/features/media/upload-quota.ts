import { DETACHED_UPLOADS_MAX, DETACHED_UPLOADS_MAX_BYTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Throws ValidationError if the member has too many detached or unfinished uploads. */
export async function assertUploadQuota(database: Queries, { memberId }: Viewer, now: Date): Promise<void> {
  const detached = { ownerId: memberId, expiresAt: { gt: now } }
  const { _count: incompleteCount, _sum: announced } = await database.resumableUpload.aggregate({
    where: { ...detached, mediaId: null },
    _count: true,
    _sum: { byteSize: true },
  })
  const detachedCount = await database.media.count({ where: detached })
  if (detachedCount + incompleteCount >= DETACHED_UPLOADS_MAX) reject(messages.tooManyUploads)

  const { _sum: stored } = await database.rendition.aggregate({
    where: { media: detached },
    _sum: { byteSize: true },
  })
  const bytes = (stored.byteSize ?? 0) + (announced.byteSize ?? 0)
  if (bytes >= DETACHED_UPLOADS_MAX_BYTES) reject(messages.uploadsTooLarge)
}

function reject(message: string): never {
  throw new ValidationError([{ path: 'file', message }])
}

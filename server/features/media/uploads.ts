import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema } from '#rules/post-rules.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import {
  NotFoundError,
  parseInput,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import type { Media, MediaKind } from '#server/generated/prisma/client.ts'
import { storeMedia } from './store-media.ts'
import { removeFiles } from './remove-media.ts'
import { assertUploadQuota } from './upload-quota.ts'
import type { Upload } from '#server/platform/http/uploads.ts'

const inputSchema = z.object({ altText: altTextSchema })

export type UploadView = Pick<
  Media,
  | 'id'
  | 'kind'
  | 'status'
  | 'width'
  | 'height'
  | 'isAnimated'
  | 'altText'
  | 'thumbHash'
  | 'failureReason'
  | 'expiresAt'
>

export async function createUpload(
  dependencies: Dependencies,
  viewer: Writer,
  input: { upload: Upload; altText: string },
): Promise<UploadView> {
  const { altText } = parseInput(inputSchema, input)
  await limitUse(dependencies, 'uploads', viewer.memberId)
  // An early check saves the processing. The check in the transaction includes concurrent uploads.
  await assertUploadQuota(dependencies.database, viewer, dependencies.clock.now())
  const details = { ownerId: viewer.memberId, altText }
  const id = await storeMedia(dependencies, input.upload, details, (transaction) =>
    assertUploadQuota(transaction, viewer, dependencies.clock.now()),
  )
  return loadUpload(dependencies, viewer, id)
}

/** Throws NotFoundError for uploads of other members and expired uploads. */
export async function loadUpload(
  { database, clock }: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<UploadView> {
  const upload = await database.media.findFirst({
    where: {
      ...ownMedia(viewer, id),
      // Profile photos have other renditions and their own operations.
      photoOf: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: clock.now() } }],
    },
  })
  if (!upload) throw new NotFoundError(messages.uploadNotFound)
  return upload
}

/** Only detached uploads can be deleted. The file of a post is deleted with the post. */
export async function deleteUpload(dependencies: Dependencies, viewer: Writer, id: string): Promise<void> {
  const { database } = dependencies
  const { count } = await database.media.deleteMany({
    where: { ...ownMedia(viewer, id), expiresAt: { not: null } },
  })
  if (count === 0) {
    await loadUpload(dependencies, viewer, id)
    throw new ValidationError([{ path: 'id', message: messages.uploadInUse }])
  }
  await removeFiles(dependencies, [id])
}

type UploadToAttach = { mediaId: string; altText: string; now: Date; kinds: readonly MediaKind[] }

/**
 * Makes an upload part of the content that the transaction creates. A concurrent transaction waits here and then finds the upload
 * in use. Unfinished videos are allowed. An empty `altText` keeps that of the upload.
 */
export async function attachUpload(
  transaction: Queries,
  viewer: Writer,
  { mediaId, altText, now, kinds }: UploadToAttach,
): Promise<Pick<Media, 'status'>> {
  const [attached] = await transaction.media.updateManyAndReturn({
    where: {
      ...ownMedia(viewer, mediaId),
      kind: { in: [...kinds] },
      expiresAt: { gt: now },
      OR: [{ status: 'READY' }, { status: 'PROCESSING', kind: 'VIDEO' }],
    },
    data: { expiresAt: null, ...(altText && { altText }) },
    select: { status: true },
  })
  if (attached) return attached
  const upload = await transaction.media.findFirst({ where: ownMedia(viewer, mediaId) })
  if (upload && !kinds.includes(upload.kind)) throw new UnsupportedFileTypeError(messages.commentMediaInvalid)
  throw new ValidationError([{ path: 'mediaId', message: rejectionReason(upload) }])
}

function rejectionReason(upload: Media | null): string {
  if (!upload) return messages.uploadNotFound
  if (upload.expiresAt === null) return messages.uploadInUse
  return upload.status === 'FAILED' ? messages.videoFailed : messages.uploadNotFound
}

function ownMedia({ memberId }: Viewer, id: string) {
  return { id, ownerId: memberId }
}

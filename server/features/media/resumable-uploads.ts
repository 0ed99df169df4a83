import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { MEDIA_FILE_MAX_BYTES, UPLOAD_SECONDS } from '#rules/limits.ts'
import { megabytes } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { altTextSchema } from '#rules/post-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import {
  FileTooLargeError,
  NotFoundError,
  parseInput,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { lockMember } from '#server/platform/database/lock-member.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { ResumableUpload } from '#server/generated/prisma/client.ts'
import { storeMedia } from './store-media.ts'
import { deleteUpload } from './uploads.ts'
import { Upload } from '#server/platform/http/uploads.ts'
import { assertUploadQuota } from './upload-quota.ts'

const inputSchema = z.object({ altText: altTextSchema })

type UploadRequest = { byteSize: number; altText: string; metadata: string }

/** Rejects an invalid upload before the first byte is sent. */
export async function createResumableUpload(
  dependencies: Dependencies,
  viewer: Writer,
  input: UploadRequest,
): Promise<string> {
  parseInput(inputSchema, input)
  const { byteSize, metadata } = input
  if (byteSize === 0) throw new ValidationError([{ path: 'file', message: messages.fileRequired }])
  if (byteSize > MEDIA_FILE_MAX_BYTES) throw new FileTooLargeError(messages.fileTooLarge(megabytes(byteSize)))
  await limitUse(dependencies, 'uploads', viewer.memberId)
  const id = uuidv7()
  const ownerId = viewer.memberId
  const createdAt = dependencies.clock.now()
  const expiresAt = new Date(createdAt.getTime() + UPLOAD_SECONDS * 1000)
  await dependencies.database.$transaction(async (transaction) => {
    await lockMember(transaction, ownerId)
    await assertUploadQuota(transaction, viewer, createdAt)
    await transaction.resumableUpload.create({
      data: { id, ownerId, byteSize, metadata, createdAt, expiresAt },
    })
  })
  return id
}

/** Throws NotFoundError for uploads of other members and expired uploads. */
export async function loadResumableUpload(
  { database, clock }: Dependencies,
  { memberId }: Viewer,
  id: string,
): Promise<ResumableUpload> {
  const upload = await database.resumableUpload.findFirst({
    where: { id, ownerId: memberId, expiresAt: { gt: clock.now() } },
  })
  if (!upload) throw new NotFoundError(messages.uploadNotFound)
  return upload
}

const completions = new Map<string, Promise<string>>()

/**
 * Clients may miss the response to the last part, so every request that finds the file complete calls this. It
 * processes the file once and returns the id of the media.
 */
export async function completeResumableUpload(
  dependencies: Dependencies,
  viewer: Writer,
  id: string,
  altText: string,
): Promise<string> {
  const { mediaId } = await loadResumableUpload(dependencies, viewer, id)
  if (mediaId) return mediaId
  const completion = completions.get(id) ?? complete(dependencies, viewer, id, altText)
  completions.set(id, completion)
  return completion.finally(() => completions.delete(id))
}

async function complete(
  dependencies: Dependencies,
  viewer: Writer,
  id: string,
  altText: string,
): Promise<string> {
  const upload = new Upload(fileOf(dependencies, id))
  const details = { ownerId: viewer.memberId, altText }
  // The quota was checked when the upload was created.
  const mediaId = await storeMedia(dependencies, upload, details).catch(async (error: unknown) => {
    if (error instanceof UnsupportedFileTypeError) await deleteResumableUpload(dependencies, id)
    throw error
  })
  const { count } = await dependencies.database.resumableUpload.updateMany({
    where: { id, mediaId: null },
    data: { mediaId },
  })
  if (count === 1) {
    await upload.remove()
    return mediaId
  }
  // Another process has completed the upload, or it was deleted concurrently.
  await deleteUpload(dependencies, viewer, mediaId)
  return (await loadResumableUpload(dependencies, viewer, id)).mediaId ?? mediaId
}

export async function cancelResumableUpload(
  dependencies: Dependencies,
  viewer: Writer,
  id: string,
): Promise<void> {
  const { mediaId } = await loadResumableUpload(dependencies, viewer, id)
  if (mediaId) await deleteUpload(dependencies, viewer, mediaId)
  else await deleteResumableUpload(dependencies, id)
}

export async function deleteResumableUpload(dependencies: Dependencies, id: string): Promise<void> {
  await dependencies.database.resumableUpload.deleteMany({ where: { id } })
  await removeResumableFile(dependencies, id)
}

export async function removeResumableFile(dependencies: Dependencies, id: string): Promise<void> {
  await new Upload(fileOf(dependencies, id)).remove()
}

/** Several processes can run this sweep concurrently. */
export async function sweepResumableUploads(dependencies: Dependencies): Promise<void> {
  const expired = await dependencies.database.resumableUpload.findMany({
    where: { expiresAt: { lte: dependencies.clock.now() } },
    select: { id: true },
  })
  for (const { id } of expired) await deleteResumableUpload(dependencies, id)
}

function fileOf({ uploadDirectory }: Dependencies, id: string): string {
  return path.join(uploadDirectory, id)
}

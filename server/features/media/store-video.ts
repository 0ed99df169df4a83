import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import { UPLOAD_SECONDS, VIDEO_FRAME_MAX_PIXELS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { UnsupportedFileTypeError } from '#server/platform/refusals.ts'
import { lockMember } from '#server/platform/database/lock-member.ts'
import { videoJob } from '#server/platform/queue/queues.ts'
import { eraseMetadata } from '#server/platform/video/erase-metadata.ts'
import type { VideoContainer, VideoFacts } from '#server/platform/video/transcoder.ts'
import { deleteStoredFiles, type Guard, type MediaDetails } from './store-image.ts'
import { renditionKey, SOURCE } from './media-files.ts'
import { assertVideoLimit } from './media-jobs.ts'

/** Without ffmpeg the dimensions are unknown, so the most common aspect ratio is stored. */
const UNKNOWN: VideoFacts = { width: 16, height: 9, durationMs: 0 }

/** Queues the processing before it returns the id, so that every video of a post is processed. */
export async function storeVideo(
  dependencies: Dependencies,
  { file, container }: { file: string; container: VideoContainer },
  details: MediaDetails,
  guard?: Guard,
): Promise<string> {
  const { database, storage, clock, videos } = dependencies
  // An early check saves the inspection. The check in the transaction includes concurrent uploads.
  await assertVideoLimit(database, details.ownerId)
  const facts = videos ? await inspect(videos, file, container) : UNKNOWN
  if (!videos && container === 'mp4') await eraseMetadata(file)
  const createdAt = clock.now()
  const id = uuidv7()
  const { size: byteSize } = await stat(file)
  const contentType = `video/${container}` as const
  const source = { mediaId: id, name: SOURCE, contentType, byteSize }
  await database.$transaction(async (transaction) => {
    await lockMember(transaction, details.ownerId)
    await guard?.(transaction)
    await assertVideoLimit(transaction, details.ownerId)
    const expiresAt = new Date(createdAt.getTime() + UPLOAD_SECONDS * 1000)
    const state = { kind: 'VIDEO', status: 'PROCESSING', thumbHash: new Uint8Array() } as const
    await transaction.media.create({ data: { id, ...details, ...state, ...facts, createdAt, expiresAt } })
    await transaction.rendition.create({ data: { ...source, width: facts.width, height: facts.height } })
  })
  try {
    await storage.write(renditionKey(id, SOURCE), createReadStream(file), contentType)
    if (videos) await videos.queue.add([videoJob(id, details.ownerId, 'forms')])
    else await database.media.updateMany({ where: { id }, data: { status: 'READY' } })
  } catch (error) {
    await deleteStoredFiles(dependencies, id, [SOURCE])
    throw error
  }
  return id
}

async function inspect(
  { transcoder }: NonNullable<Dependencies['videos']>,
  file: string,
  container: VideoContainer,
): Promise<VideoFacts> {
  const facts = await transcoder.inspect(file, container)
  if (facts === 'no video') throw new UnsupportedFileTypeError(messages.fileTypeUnsupported)
  if (facts === 'damaged') throw new UnsupportedFileTypeError(messages.fileUnreadable)
  const { width, height, durationMs } = facts
  if (width * height > VIDEO_FRAME_MAX_PIXELS) throw new UnsupportedFileTypeError(messages.videoTooLarge)
  return { width, height, durationMs }
}

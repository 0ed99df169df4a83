import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import type { ProcessedImage } from '#server/platform/images/processed-image.ts'
import type { VideoFacts, TranscodedVideo } from '#server/platform/video/transcoder.ts'
import type { JobHandler } from '#server/platform/queue/run-job.ts'
import { videoJob, type VideoJob } from '#server/platform/queue/queues.ts'
import { scheduleFileRemoval, renditionRows, writeFiles } from './store-image.ts'
import { encodeWebm, removeFailedWebm } from './encode-webm.ts'
import { renditionKey, SOURCE } from './media-files.ts'
import { removeFiles } from './remove-media.ts'
import { fetchRendition, withTempDirectory } from './video-temp-files.ts'
import { waitForStorage } from '#server/platform/storage/wait-for-storage.ts'

const CONTENT_TYPE = 'video/mp4'

type Videos = NonNullable<Dependencies['videos']>

export function videoHandler(dependencies: Dependencies, videos: Videos): JobHandler<VideoJob> {
  return {
    async run({ mediaId, task }, { signal }) {
      const process = task === 'forms' ? processVideo : encodeWebm
      await process(dependencies, videos, mediaId, signal)
      return 'done'
    },
    giveUp: ({ mediaId, task }) =>
      task === 'forms' ? markFailed(dependencies, mediaId) : removeFailedWebm(dependencies, mediaId),
  }
}

/** The job can run twice and be aborted at any point. A video that was deleted concurrently is not an error. */
async function processVideo(
  dependencies: Dependencies,
  { transcoder, queue }: Videos,
  mediaId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = dependencies
  const media = await database.media.findUnique({ where: { id: mediaId }, select: { ownerId: true } })
  if (!media) return
  const source = await database.rendition.findUnique({
    where: { mediaId_name: { mediaId, name: SOURCE }, media: { status: 'PROCESSING' } },
  })
  if (source) {
    const container = source.contentType === 'video/webm' ? 'webm' : 'mp4'
    await withTempDirectory(dependencies, async (directory) => {
      const file = await fetchRendition(dependencies, { mediaId, name: SOURCE, directory, signal })
      const transcoded = await transcoder.transcode(file, container, { directory, signal })
      const facts = await transcoder.inspect(transcoded.full, 'mp4')
      if (typeof facts === 'string') throw new Error('The renditions of the video are unreadable')
      const poster = await dependencies.images.prepareImage(transcoded.poster, { memberId: media.ownerId })
      signal.throwIfAborted()
      await storeRenditions(dependencies, mediaId, { transcoded, facts, poster }, signal)
    })
  }
  // A previous process may have ended before this step.
  await queue.add([videoJob(mediaId, media.ownerId, 'webm')])
}

type ProcessedVideo = { transcoded: TranscodedVideo; facts: VideoFacts; poster: ProcessedImage }

/** Rows are written before files, so that a sweep finds the files of killed processes. */
async function storeRenditions(
  dependencies: Dependencies,
  mediaId: string,
  video: ProcessedVideo,
  signal: AbortSignal,
): Promise<void> {
  const { database } = dependencies
  const renditions = [...(await videoRows(mediaId, video)), ...renditionRows(mediaId, video.poster)]
  const isProcessing = await database.$transaction(async (transaction) => {
    if (!(await lockProcessing(transaction, mediaId))) return false
    // A previous attempt may have created rows with other sizes.
    for (const row of renditions)
      await transaction.rendition.upsert({
        where: { mediaId_name: { mediaId, name: row.name } },
        create: row,
        update: { byteSize: row.byteSize },
      })
    return true
  })
  if (!isProcessing) return
  await waitForStorage(signal, () => writeVideoFiles(dependencies, mediaId, video))
  if (await publish(dependencies, mediaId, video)) return
  const current = await database.media.findUnique({ where: { id: mediaId }, select: { status: true } })
  // The video was deleted or failed, or another process has finished it.
  if (current?.status === 'READY') return
  const names = renditions.map(({ name }) => name)
  await scheduleFileRemoval(dependencies, mediaId, names)
}

async function writeVideoFiles(
  dependencies: Dependencies,
  mediaId: string,
  { transcoded, poster }: ProcessedVideo,
): Promise<void> {
  const { storage } = dependencies
  const { full, reduced } = VIDEO_TRANSFORMATIONS
  await storage.write(renditionKey(mediaId, full), createReadStream(transcoded.full), CONTENT_TYPE)
  await storage.write(renditionKey(mediaId, reduced), createReadStream(transcoded.reduced), CONTENT_TYPE)
  await writeFiles(dependencies, mediaId, poster)
}

async function videoRows(mediaId: string, { transcoded, facts }: ProcessedVideo) {
  const { full, reduced } = VIDEO_TRANSFORMATIONS
  const rows = [
    { name: full, file: transcoded.full },
    { name: reduced, file: transcoded.reduced },
  ].map(async ({ name, file }) => {
    const { size: byteSize } = await stat(file)
    return { mediaId, name, contentType: CONTENT_TYPE, width: facts.width, height: facts.height, byteSize }
  })
  return Promise.all(rows)
}

/** Publishes the video and its content. Returns false if the video was deleted. */
async function publish(
  dependencies: Dependencies,
  mediaId: string,
  { facts, poster }: ProcessedVideo,
): Promise<boolean> {
  const { database } = dependencies
  const published = await database.$transaction(async (transaction) => {
    if (!(await lockProcessing(transaction, mediaId))) return null
    await transaction.media.update({
      where: { id: mediaId },
      data: {
        status: 'READY',
        width: facts.width,
        height: facts.height,
        durationMs: facts.durationMs,
        thumbHash: new Uint8Array(poster.thumbHash),
      },
    })
    await transaction.rendition.deleteMany({ where: { mediaId, name: SOURCE } })
    const actions = []
    for (const { videoReady } of lifecycles())
      if (videoReady) actions.push(await videoReady(dependencies, transaction, mediaId))
    return actions
  })
  if (!published) return false
  for (const action of published) await action()
  await removeFiles(dependencies, [mediaId])
  return true
}

/** The author sees the reason. Other members never see the video. */
async function markFailed(dependencies: Dependencies, mediaId: string): Promise<void> {
  const { database } = dependencies
  await database.$transaction(async (transaction) => {
    if (!(await lockProcessing(transaction, mediaId))) return
    const data = { status: 'FAILED', failureReason: messages.videoFailed } as const
    await transaction.media.update({ where: { id: mediaId }, data })
    await transaction.rendition.deleteMany({ where: { mediaId } })
  })
  await removeFiles(dependencies, [mediaId])
}

/** Serializes with posts that attach the video. Locks the post first, as a deletion does, to avoid a deadlock. */
async function lockProcessing(transaction: Queries, mediaId: string): Promise<boolean> {
  const queries = kysely(transaction)
  await queries.selectFrom('posts').select('id').where('media_id', '=', mediaId).forNoKeyUpdate().execute()
  const processing = await queries
    .selectFrom('media')
    .select('id')
    .where('id', '=', mediaId)
    .where('status', '=', 'processing')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return processing !== undefined
}

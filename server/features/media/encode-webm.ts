import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { VIDEO_TRANSFORMATIONS } from '#rules/media-rules.ts'
import { lockRow } from '#server/platform/database/lock-rows.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { scheduleFileRemoval } from './store-image.ts'
import { renditionKey } from './media-files.ts'
import { fetchRendition, withTempDirectory } from './video-temp-files.ts'
import { waitForStorage } from '#server/platform/storage/wait-for-storage.ts'

const WEBM_TYPE = 'video/webm'
const { full, reduced, webm } = VIDEO_TRANSFORMATIONS

/** Adds the optional WebM rendition. The job can run twice. A video that was deleted concurrently is not an error. */
export async function encodeWebm(
  dependencies: Dependencies,
  { transcoder }: NonNullable<Dependencies['videos']>,
  mediaId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, storage } = dependencies
  const rows = await database.rendition.findMany({ where: { mediaId, media: { status: 'READY' } } })
  const mp4 = rows.find(({ name }) => name === reduced)
  if (!mp4 || rows.some(({ name }) => name === webm)) return

  await withTempDirectory(dependencies, async (directory) => {
    const file = await fetchRendition(dependencies, { mediaId, name: full, directory, signal })
    const output = await transcoder.reduceToWebm(file, { directory, signal })
    const { size: byteSize } = await stat(output)
    if (byteSize >= mp4.byteSize) return
    signal.throwIfAborted()
    // The row makes the file available, so it is written after the file. The job of a killed process runs again.
    await waitForStorage(signal, () =>
      storage.write(renditionKey(mediaId, webm), createReadStream(output), WEBM_TYPE),
    )
    const { width, height } = mp4
    const row = { mediaId, name: webm, contentType: WEBM_TYPE, width, height, byteSize }
    if (!(await storeRow(dependencies, row))) await scheduleFileRemoval(dependencies, mediaId, [webm])
  })
}

/** Runs after the last failed attempt and removes a file that may have been written. */
export async function removeFailedWebm(dependencies: Dependencies, mediaId: string): Promise<void> {
  const where = { mediaId_name: { mediaId, name: webm } }
  if (!(await dependencies.database.rendition.findUnique({ where })))
    await scheduleFileRemoval(dependencies, mediaId, [webm])
}

type Row = {
  mediaId: string
  name: string
  contentType: string
  width: number
  height: number
  byteSize: number
}

/** Returns false if the video was deleted. */
async function storeRow({ database }: Dependencies, row: Row): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    const isFound = await lockRow(transaction, 'media', row.mediaId, 'KEY SHARE')
    if (isFound) await transaction.rendition.createMany({ data: [row], skipDuplicates: true })
    return isFound
  })
}

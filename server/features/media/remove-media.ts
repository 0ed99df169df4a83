import type { Dependencies } from '#server/platform/dependencies.ts'
import { renditionKey } from './media-files.ts'

/** Media whose files are removed together: one that fails leaves its batch to the next sweep, and no other. */
const BATCH = 100

/**
 * Removes the files of media whose rows are gone. What cannot be removed is logged, stays noted, and is tried again by
 * the next sweep: what was written to the database stays written.
 */
export async function removeFiles(dependencies: Dependencies, mediaIds: readonly string[]): Promise<void> {
  for (let start = 0; start < mediaIds.length; start += BATCH) {
    const batch = mediaIds.slice(start, start + BATCH)
    await dependencies.background.run('remove files', () => removeBatch(dependencies, batch))
  }
}

async function removeBatch({ database, storage }: Dependencies, mediaIds: string[]): Promise<void> {
  const removed = await database.removedRendition.findMany({ where: { mediaId: { in: mediaIds } } })
  await storage.remove(removed.map(({ mediaId, name }) => renditionKey(mediaId, name)))
  await database.removedRendition.deleteMany({ where: { OR: removed } })
}

/** Removes the files that earlier removals left: the storage was away, or the process was killed. */
export async function removeOrphanedFiles(dependencies: Dependencies): Promise<void> {
  const left = await dependencies.database.removedRendition.findMany({
    distinct: ['mediaId'],
    select: { mediaId: true },
  })
  await removeFiles(
    dependencies,
    left.map(({ mediaId }) => mediaId),
  )
}

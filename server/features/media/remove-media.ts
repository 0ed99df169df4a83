import type { Dependencies } from '#server/platform/dependencies.ts'
import { renditionKey } from './media-files.ts'

/** If the removal of one file fails, the next sweep retries its whole batch. */
const BATCH = 100

/** Removes the files of deleted media. A failure is logged, and the next sweep retries the removal from the database. */
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

export async function removeOrphanedFiles(dependencies: Dependencies): Promise<void> {
  const orphaned = await dependencies.database.removedRendition.findMany({
    distinct: ['mediaId'],
    select: { mediaId: true },
  })
  await removeFiles(
    dependencies,
    orphaned.map(({ mediaId }) => mediaId),
  )
}

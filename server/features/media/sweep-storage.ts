import { sql } from 'kysely'
import { UPLOAD_SECONDS } from '#rules/limits.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { mediaIdOf } from './media-files.ts'

const BATCH = 500

/**
 * Removes stored files without a row. Files younger than the lifetime of an upload stay, because their rows may not
 * be visible yet. Files older than this database stay, so that a server connected to the wrong database removes
 * nothing.
 */
export async function sweepStorage(dependencies: Dependencies): Promise<number> {
  const { storage, clock } = dependencies
  const oldest = new Date(clock.now().getTime() - UPLOAD_SECONDS * 1000)
  const databaseCreatedAt = await loadDatabaseCreation(dependencies)
  let removed = 0
  let batch = new Map<string, string>()
  const removeOrphans = async () => {
    removed += await removeBatch(dependencies, batch)
    batch = new Map()
  }
  for await (const { key, writtenAt } of storage.list()) {
    const mediaId = mediaIdOf(key)
    if (mediaId && writtenAt <= oldest && timestampOf(mediaId) >= databaseCreatedAt) batch.set(key, mediaId)
    if (batch.size === BATCH) await removeOrphans()
  }
  await removeOrphans()
  await storage.removeUnfinished(oldest)
  return removed
}

async function loadDatabaseCreation({ database }: Dependencies): Promise<number> {
  const { rows } = await sql<{ createdAt: Date }>`
    SELECT min(started_at) AS "createdAt" FROM _prisma_migrations
  `.execute(kysely(database))
  return rows[0]?.createdAt.getTime() ?? Infinity
}

/** A version 7 UUID begins with its timestamp in milliseconds (RFC 9562, section 5.7). */
function timestampOf(mediaId: string): number {
  return Number.parseInt(mediaId.replace('-', '').slice(0, 12), 16)
}

async function removeBatch(
  { database, storage, log }: Dependencies,
  batch: ReadonlyMap<string, string>,
): Promise<number> {
  const media = await database.media.findMany({
    where: { id: { in: [...new Set(batch.values())] } },
    select: { id: true },
  })
  const ids = new Set(media.map(({ id }) => id))
  const keys = [...batch].filter(([, id]) => !ids.has(id)).map(([key]) => key)
  if (keys.length === 0) return 0
  await storage.remove(keys)
  log.info({ files: keys.length }, 'Removed files without a row')
  return keys.length
}

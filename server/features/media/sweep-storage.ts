import { UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { mediaIdOf } from './media-files.ts'

/** Files that are asked about in one statement and removed together: what is in memory of any number of them. */
const BATCH = 500

const BEGINNING = {
  name: 'beginning of this database',
  text: 'SELECT min(started_at) AS beginning FROM _prisma_migrations',
}
const GONE = {
  name: 'media that are gone',
  text: `SELECT id::text FROM unnest($1::uuid[]) AS stored (id)
    WHERE NOT EXISTS (SELECT FROM media WHERE media.id = stored.id)`,
}

/**
 * Looks through all that is stored, and removes what no row leads to: files of media that are gone, which came after
 * their rows went or were put back by a restore, and what a write that was broken off left. Only what has lain for as long
 * as an upload may wait: of younger files the rows may not be seen yet. Media ids are never given twice, so what has no
 * row then will have none. Files of other names are somebody else's, and so are those of media that are older than this
 * database: a server that is pointed at a new one by mistake removes nothing. Returns how many files it removed.
 */
export async function sweepStorage(dependencies: Dependencies): Promise<number> {
  const { storage, clock } = dependencies
  const oldest = new Date(clock.now().getTime() - UPLOAD_SECONDS * 1000)
  const beginning = await beginningOf(dependencies)
  let removed = 0
  let batch = new Map<string, string>()
  const removeOrphans = async () => {
    removed += await removeBatch(dependencies, batch)
    batch = new Map()
  }
  for await (const { key, writtenAt } of storage.list()) {
    const mediaId = mediaIdOf(key)
    if (mediaId && writtenAt <= oldest && beginOf(mediaId) >= beginning) batch.set(key, mediaId)
    if (batch.size === BATCH) await removeOrphans()
  }
  await removeOrphans()
  await storage.removeUnfinished(oldest)
  return removed
}

async function beginningOf({ sql }: Dependencies): Promise<number> {
  const [row] = await sql<{ beginning: Date }>(BEGINNING, [])
  return row?.beginning.getTime() ?? Infinity
}

/** Milliseconds since 1970, which an id of version 7 begins with (RFC 9562, section 5.7). */
function beginOf(mediaId: string): number {
  return Number.parseInt(mediaId.replace('-', '').slice(0, 12), 16)
}

/** From keys to the ids of their media. */
async function removeBatch(
  { sql, storage, log }: Dependencies,
  batch: ReadonlyMap<string, string>,
): Promise<number> {
  const rows = await sql<{ id: string }>(GONE, [[...new Set(batch.values())]])
  const gone = new Set(rows.map(({ id }) => id))
  const keys = [...batch].filter(([, id]) => gone.has(id)).map(([key]) => key)
  if (keys.length === 0) return 0
  await storage.remove(keys)
  log.info({ files: keys.length }, 'Files that no row leads to were removed')
  return keys.length
}

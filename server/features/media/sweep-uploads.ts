import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { removeOrphanedFiles } from './remove-media.ts'
import { sweepResumableUploads } from './resumable-uploads.ts'

/** Milliseconds. The first sweep after a long downtime removes many rows. */
const TIMEOUT = 10 * 60_000

/** Several processes can run this concurrently. Each row is deleted once, and a missing file is not an error. */
export async function sweepUploads(dependencies: Dependencies): Promise<void> {
  const { database, clock, uploadDirectory } = dependencies
  const now = clock.now()
  await longTransaction(database, TIMEOUT, (transaction) =>
    transaction.media.deleteMany({ where: { expiresAt: { lte: now } } }),
  )
  await removeOrphanedFiles(dependencies)
  await sweepResumableUploads(dependencies)
  await removeOldFiles(uploadDirectory, new Date(now.getTime() - UPLOAD_SECONDS * 1000))
}

async function removeOldFiles(directory: string, oldest: Date): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name)
    const stats = await stat(file).catch(nullIfMissing)
    if (stats && stats.mtime <= oldest) await rm(file, { recursive: true, force: true })
  }
}

/** The request that received the file, or another process, may have removed it. */
function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

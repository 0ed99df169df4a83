import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { IDEMPOTENCY_KEY_SECONDS, UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { removeLeftFiles } from './remove-media.ts'
import { sweepResumableUploads } from './resumable-uploads.ts'

/** Milliseconds: after a long time without, there is much that waited too long. */
const PATIENCE = 10 * 60_000

/**
 * Removes what waited too long: uploads that no post took, files whose removal failed before, half-received files of
 * processes that were killed, names of requests, and nonces of sign-ins with an identity provider. Any number of processes may do so at once: each row goes once, and
 * removing a file that is gone is no error.
 */
export async function sweepUploads(dependencies: Dependencies): Promise<void> {
  const { database, clock, uploadDirectory } = dependencies
  const now = clock.now()
  await longTransaction(database, PATIENCE, (transaction) =>
    transaction.media.deleteMany({ where: { expiresAt: { lte: now } } }),
  )
  await removeLeftFiles(dependencies)
  await longTransaction(database, PATIENCE, (transaction) =>
    transaction.idempotencyKey.deleteMany({
      where: { createdAt: { lte: before(now, IDEMPOTENCY_KEY_SECONDS) } },
    }),
  )
  await database.identityNonce.deleteMany({ where: { expiresAt: { lte: now } } })
  await sweepResumableUploads(dependencies)
  await removeOldFiles(uploadDirectory, before(now, UPLOAD_SECONDS))
}

async function removeOldFiles(directory: string, oldest: Date): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name)
    const found = await stat(file).catch(nullIfGone)
    if (found && found.mtime <= oldest) await rm(file, { recursive: true, force: true })
  }
}

/** Its receiver, or another process's sweep, was quicker. */
function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

function before(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() - seconds * 1000)
}

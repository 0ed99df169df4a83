import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '#server/platform/logger.ts'

const PRIVATE = 0o700
const TRAVERSABLE = 0o711
const PRIVATE_FOLDERS = ['media', 'outbox']
const SHARED_FOLDER = 'uploads'

/**
 * Creates the data directory and its folders for the server's own user alone, and closes those that an earlier version left
 * readable for everyone. When the server is root, PostgreSQL and the programs that parse uploads run as other users, who have
 * to pass through the directory and, for uploads, through their folder: they can enter it but not list it.
 */
export async function prepareDataDirectory(directory: string, log: Logger): Promise<void> {
  const shared = process.getuid?.() === 0 ? TRAVERSABLE : PRIVATE
  await create(directory, shared, log)
  await create(path.join(directory, SHARED_FOLDER), shared, log)
  for (const name of PRIVATE_FOLDERS) await create(path.join(directory, name), PRIVATE, log)
}

/** A mounted volume may belong to another user, whose permissions the operator has chosen. */
async function create(directory: string, mode: number, log: Logger): Promise<void> {
  await mkdir(directory, { recursive: true })
  try {
    await chmod(directory, mode)
  } catch (error) {
    log.warn({ err: error }, `Permissions of ${path.basename(directory)} in DATA_DIR could not be restricted`)
  }
}

import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '#server/logger.ts'

const PRIVATE = 0o700
const TRAVERSABLE = 0o711
const FOLDERS = ['media', 'uploads', 'outbox']

/**
 * Creates the data directory and its folders for the server's own user alone, and closes those that an earlier version left
 * readable for everyone. When the server is root, PostgreSQL runs as another user, who has to pass through the directory.
 */
export async function prepareDataDirectory(directory: string, log: Logger): Promise<void> {
  await mkdir(directory, { recursive: true })
  await restrict(directory, process.getuid?.() === 0 ? TRAVERSABLE : PRIVATE, log)
  for (const folder of FOLDERS.map((name) => path.join(directory, name))) {
    await mkdir(folder, { recursive: true })
    await restrict(folder, PRIVATE, log)
  }
}

/** A mounted volume may belong to another user, whose permissions the operator has chosen. */
async function restrict(directory: string, mode: number, log: Logger): Promise<void> {
  try {
    await chmod(directory, mode)
  } catch (error) {
    log.warn({ err: error }, `Permissions of ${path.basename(directory)} in DATA_DIR could not be restricted`)
  }
}

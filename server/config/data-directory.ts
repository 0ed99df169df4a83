import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '#server/platform/logger.ts'

const PRIVATE = 0o700
const TRAVERSABLE = 0o711
const FOLDERS = ['media', 'outbox', 'uploads']

/**
 * The folders are readable only for the user of the server. If that is root, PostgreSQL runs as another user, which can
 * traverse the data directory but not list it.
 */
export async function prepareDataDirectory(directory: string, log: Logger): Promise<void> {
  await create(directory, process.getuid?.() === 0 ? TRAVERSABLE : PRIVATE, log)
  for (const name of FOLDERS) await create(path.join(directory, name), PRIVATE, log)
}

/** `chmod` fails on a mounted volume of another user, whose permissions the operator manages. */
async function create(directory: string, mode: number, log: Logger): Promise<void> {
  await mkdir(directory, { recursive: true })
  try {
    await chmod(directory, mode)
  } catch (error) {
    log.warn({ err: error }, `Permissions of ${path.basename(directory)} in DATA_DIR could not be restricted`)
  }
}

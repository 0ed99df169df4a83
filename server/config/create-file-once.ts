import { randomUUID } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Creates a private file unless it exists. `link` fails if it does, so that concurrent processes read the same content from a
 * complete file.
 */
export async function createFileOnce(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporaryFile = `${file}.${randomUUID()}`
  try {
    await writeFile(temporaryFile, content, { mode: 0o600, flush: true })
    await link(temporaryFile, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(temporaryFile, { force: true })
  }
}

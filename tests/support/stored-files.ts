import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Storage, StoredFile } from '#server/platform/storage/storage.ts'

/** The names of all files below a directory; none when it is not there. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** All that a storage lists. */
export async function listOf(storage: Storage): Promise<StoredFile[]> {
  const files = []
  for await (const file of storage.list()) files.push(file)
  return files
}

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Storage, StoredFile } from '#server/platform/storage/storage.ts'

/** The names of all files below a directory. Empty if it does not exist. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** The names of the files below a directory that are not among the earlier ones. */
export async function filesSince(earlier: readonly string[], directory: string): Promise<string[]> {
  return (await filesBelow(directory)).filter((file) => !earlier.includes(file))
}

/** All keys of a storage. */
export async function listOf(storage: Storage): Promise<StoredFile[]> {
  const files = []
  for await (const file of storage.list()) files.push(file)
  return files
}

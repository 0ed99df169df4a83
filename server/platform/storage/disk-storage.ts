import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

/** Stores files in subdirectories by the last two digits of their id, so that no directory becomes too large. */
export function createDiskStorage(directory: string): Storage {
  const fileOf = (key: string) => {
    const { dir, base, name } = path.posix.parse(key)
    return path.join(directory, dir, name.slice(-2), base)
  }
  return {
    async write(key, content) {
      const file = fileOf(key)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeWhole(file, content)
      } finally {
        if (content instanceof Readable) content.destroy()
      }
    },
    async read(key, range) {
      const handle = await open(fileOf(key)).catch(nullIfMissing)
      return handle?.createReadStream(range) ?? null
    },
    async addressOf() {
      return null
    },
    async remove(keys) {
      const files = keys.map(fileOf)
      await Promise.all([...files, ...files.map(unfinished)].map((file) => rm(file, { force: true })))
    },
    async *list() {
      for await (const { file, writtenAt } of filesBelow(directory)) {
        const { dir, base } = path.posix.parse(path.relative(directory, file))
        const key = path.posix.join(path.posix.dirname(dir), base)
        // Files in a wrong directory were not written by this storage.
        if (!isUnfinished(file) && fileOf(key) === file) yield { key, writtenAt }
      }
    },
    async removeUnfinished(before) {
      for await (const { file, writtenAt } of filesBelow(directory))
        if (isUnfinished(file) && writtenAt <= before) await rm(file, { force: true })
    },
  }
}

const UNFINISHED = '.part'
const unfinished = (file: string) => `${file}${UNFINISHED}`
const isUnfinished = (file: string) => file.endsWith(UNFINISHED)

async function* filesBelow(directory: string): AsyncGenerator<{ file: string; writtenAt: Date }> {
  const entries = await opendir(directory).catch(nullIfMissing)
  for await (const entry of entries ?? []) {
    const file = path.join(directory, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    const found = entry.isFile() && (await stat(file).catch(nullIfMissing))
    if (found) yield { file, writtenAt: found.mtime }
  }
}

/** The file is synced to disk before it gets its name, because a database row refers to it from then on. */
async function writeWhole(file: string, content: Uint8Array | Readable): Promise<void> {
  const part = unfinished(file)
  try {
    const handle = await open(part, 'w')
    try {
      await writeFile(handle, content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

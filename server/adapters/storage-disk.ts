import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Storage } from '#server/ports/storage.ts'

/** Media as files below one directory, a folder for each of their ids' last two digits so that none grows too long. */
export function createDiskStorage(directory: string): Storage {
  const fileOf = (key: string) => {
    const { dir, base, name } = path.posix.parse(key)
    return path.join(directory, dir, name.slice(-2), base)
  }
  return {
    async write(key, content) {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeWhole(file, content)
    },
    async open(key) {
      const handle = await open(fileOf(key)).catch(nullIfMissing)
      if (!handle) return null
      const { size } = await handle.stat()
      await handle.close()
      return { size, read: (range) => createReadStream(fileOf(key), range) }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })))
    },
  }
}

/** On the disk before it has its name: a row that names the file is only written after this, and must never be wrong. */
async function writeWhole(file: string, content: Uint8Array | Readable): Promise<void> {
  const unfinished = `${file}.part`
  const handle = await open(unfinished, 'w')
  try {
    await writeFile(handle, content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

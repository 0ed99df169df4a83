import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow, listOf } from '#tests/support/stored-files.ts'
import { createDiskStorage } from './disk-storage.ts'

// storage.infra.test.ts tests what all storages have in common.

const KEY = 'image/w_480/019aa7b0-1c2d-7000-8000-0000000000ab.webp'

let directory: string
let file: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-storage-'))
  file = path.join(directory, 'image/w_480/ab/019aa7b0-1c2d-7000-8000-0000000000ab.webp')
})
afterEach(() => rm(directory, { recursive: true }))

test('unfinished writes leave nothing behind, and directories stay small', async () => {
  const storage = createDiskStorage(directory)
  await storage.write(KEY, Buffer.alloc(3_000_000), 'image/webp')
  expect(await filesBelow(directory)).toEqual([file])
})

test('unfinished writes of a killed process are removed with their key', async () => {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, 'half a pict')
  await createDiskStorage(directory).remove([KEY])
  expect(await filesBelow(directory)).toEqual([])
})

test('old unfinished writes are removed by age and current ones are kept', async () => {
  await mkdir(path.dirname(file), { recursive: true })
  const [old, young] = [`${file}.part`, file.replace('00ab', '11ab') + '.part']
  for (const part of [old, young]) await writeFile(part, 'half a pict')
  const now = Date.now()
  await utimes(old, now / 1000 - 61, now / 1000 - 61)
  const storage = createDiskStorage(directory)
  await storage.removeUnfinished(new Date(now - 60_000))
  expect(await filesBelow(directory)).toEqual([young])
  expect(await listOf(storage)).toEqual([])
})

test('foreign files are not listed', async () => {
  const storage = createDiskStorage(directory)
  await storage.write(KEY, Buffer.from('ours'), 'image/webp')
  for (const stranger of ['readme.txt', 'image/notes.txt', 'image/w_480/zz/elsewhere-ab.webp']) {
    const place = path.join(directory, stranger)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, 'not ours')
  }
  expect((await listOf(storage)).map(({ key }) => key)).toEqual([KEY])
})

test('disk that is not writable is an error', async () => {
  const storage = createDiskStorage('/dev/null/media')
  await expect(storage.write(KEY, Buffer.from('x'), 'image/webp')).rejects.toThrow('ENOTDIR')
})

test('files are served by the server only', async () => {
  expect(await createDiskStorage(directory).addressOf(KEY)).toBeNull()
})

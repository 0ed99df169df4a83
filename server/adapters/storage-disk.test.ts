import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '#tests/support/stored-files.ts'
import { createDiskStorage } from './storage-disk.ts'

const KEY = 'image/w_480/019aa7b0-1c2d-7000-8000-0000000000ab.webp'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-storage-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('what was written is read again, with its size, by this process and the next', async () => {
  const content = Buffer.from('not really a picture')
  await createDiskStorage(directory).write(KEY, content)
  const file = await createDiskStorage(directory).open(KEY)
  expect(file?.size).toBe(content.length)
  expect(file && (await buffer(file.read()))).toEqual(content)
})

test('what was never written is not there, nor is it an error to remove it', async () => {
  const storage = createDiskStorage(path.join(directory, 'made with the first file'))
  expect(await storage.open(KEY)).toBeNull()
  await expect(storage.remove([KEY])).resolves.toBeUndefined()
})

test('what is removed is gone, and nothing else', async () => {
  const storage = createDiskStorage(directory)
  const other = KEY.replace('w_480', 'full')
  await storage.write(KEY, Buffer.from('small'))
  await storage.write(other, Buffer.from('large'))
  await storage.remove([KEY])
  expect(await storage.open(KEY)).toBeNull()
  expect(await storage.open(other)).toMatchObject({ size: 5 })
})

test('nothing half written is left behind, and folders stay short', async () => {
  const storage = createDiskStorage(directory)
  await storage.write(KEY, Buffer.alloc(3_000_000))
  expect(await filesBelow(directory)).toEqual([
    path.join(directory, 'image/w_480/ab/019aa7b0-1c2d-7000-8000-0000000000ab.webp'),
  ])
})

test('a disk that cannot be written to is an error', async () => {
  const storage = createDiskStorage('/dev/null/media')
  await expect(storage.write(KEY, Buffer.from('x'))).rejects.toThrow('ENOTDIR')
})

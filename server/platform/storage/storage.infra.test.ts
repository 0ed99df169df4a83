import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from './storage.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { listOf } from '#tests/support/stored-files.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'

const ID = '019aa7b0-1c2d-7000-8000-0000000000ab'
const KEY = `image/w_480/${ID}.webp`
const VIDEO_KEY = `video/f_auto,q_40,w_480,fps_60/${ID}.mp4`

/** Larger than one part of an S3 upload. */
const LARGE = Buffer.alloc(12_000_000, 'a video that is long enough to come in parts ')

type Home = { open(): Storage; close(): Promise<void> }

const HOMES: [string, () => Promise<Home>][] = [
  [
    'disk',
    async () => {
      const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-storage-'))
      return {
        open: () => createDiskStorage(path.join(directory, 'made with the first file')),
        close: () => rm(directory, { recursive: true }),
      }
    },
  ],
  [
    'S3',
    async () => {
      const server = await startS3Server()
      return { open: () => createS3Storage(server.config()), close: server.stop }
    },
  ],
]

// All storages behave in the same way.
describe.each(HOMES)('%s storage', (_name, findHome) => {
  let home: Home
  let storage: Storage
  beforeAll(async () => {
    home = await findHome()
    storage = home.open()
  })
  afterEach(() => storage.remove([KEY, VIDEO_KEY]))
  afterAll(() => home.close())

  test('reads bytes and streams that this or another instance has written', async () => {
    await storage.write(KEY, Buffer.from('not really a picture'), 'image/webp')
    await storage.write(VIDEO_KEY, inPieces(LARGE), 'video/mp4')
    const next = home.open()
    expect(String(await contentOf(next, KEY))).toBe('not really a picture')
    expect((await contentOf(next, VIDEO_KEY))?.equals(LARGE)).toBe(true)
  })

  test('reads a range with both ends included', async () => {
    await storage.write(KEY, Buffer.from('0123456789'), 'image/webp')
    expect(String(await contentOf(storage, KEY, { start: 0, end: 3 }))).toBe('0123')
    expect(String(await contentOf(storage, KEY, { start: 4, end: 9 }))).toBe('456789')
  })

  test('stores nothing for empty content', async () => {
    await storage.write(KEY, Buffer.alloc(0), 'image/webp')
    expect(await contentOf(storage, KEY)).toHaveLength(0)
  })

  test('returns null for a missing file and removes it without an error', async () => {
    expect(await storage.read(KEY)).toBeNull()
    expect(await storage.read(KEY, { start: 0, end: 1 })).toBeNull()
    await expect(storage.remove([KEY, VIDEO_KEY])).resolves.toBeUndefined()
    await expect(storage.remove([])).resolves.toBeUndefined()
  })

  test('removes only the given files', async () => {
    await storage.write(KEY, Buffer.from('small'), 'image/webp')
    await storage.write(VIDEO_KEY, Buffer.from('large'), 'video/mp4')
    await storage.remove([KEY])
    expect(await storage.read(KEY)).toBeNull()
    expect(String(await contentOf(storage, VIDEO_KEY))).toBe('large')
  })

  test('lists complete files with their time of writing', async () => {
    const begun = Date.now()
    await storage.write(KEY, Buffer.from('small'), 'image/webp')
    await storage.write(VIDEO_KEY, Buffer.from('large'), 'video/mp4')
    const gone = KEY.replace('w_480', 'w_1080')
    await storage.write(gone, Buffer.from('gone'), 'image/webp')
    await storage.remove([gone])
    await expect(storage.write(gone, broken(1), 'image/webp')).rejects.toThrow('The source is gone')
    const listed = await listOf(storage)
    expect(listed.map(({ key }) => key).toSorted()).toEqual([KEY, VIDEO_KEY])
    // S3 reports whole seconds.
    for (const { writtenAt } of listed) {
      expect(writtenAt.getTime()).toBeGreaterThan(begun - 2000)
      expect(writtenAt.getTime()).toBeLessThan(Date.now() + 2000)
    }
  })

  test('without writes lists nothing and has nothing unfinished', async () => {
    expect(await listOf(storage)).toEqual([])
    await expect(storage.removeUnfinished(new Date())).resolves.toBeUndefined()
  })

  test('keeps the last of two writes', async () => {
    await storage.write(KEY, Buffer.from('a first try, broken off'), 'image/webp')
    await storage.write(KEY, Buffer.from('a second'), 'image/webp')
    expect(String(await contentOf(storage, KEY))).toBe('a second')
  })

  test.for([
    ['at its start', 0],
    ['after a few bytes', 1],
    ['after many bytes', 8],
  ] as const)('stores nothing of a stream that fails %s and closes it', async ([, pieces]) => {
    const source = broken(pieces)
    await expect(storage.write(VIDEO_KEY, source, 'video/mp4')).rejects.toThrow('The source is gone')
    expect(source.destroyed).toBe(true)
    expect(await storage.read(VIDEO_KEY)).toBeNull()
    await storage.write(VIDEO_KEY, Buffer.from('whole'), 'video/mp4')
    expect(String(await contentOf(storage, VIDEO_KEY))).toBe('whole')
  })

  test('serves concurrent readers, also when some abort', async () => {
    await storage.write(VIDEO_KEY, LARGE, 'video/mp4')
    const streams = await Promise.all(Array.from({ length: 60 }, () => storage.read(VIDEO_KEY)))
    for (const stream of streams.slice(1)) stream?.destroy()
    const [first] = streams
    expect(first && (await buffer(first)).equals(LARGE)).toBe(true)
  })
})

async function contentOf(storage: Storage, key: string, range?: { start: number; end: number }) {
  const file = await storage.read(key, range)
  return file && buffer(file)
}

function inPieces(content: Buffer): Readable {
  const size = 65_536
  const count = Math.ceil(content.length / size)
  return Readable.from(
    Array.from({ length: count }, (_, index) => content.subarray(index * size, (index + 1) * size)),
    { objectMode: false },
  )
}

/** Fails after this number of megabytes. */
function broken(megabytes: number): Readable {
  async function* pieces() {
    for (let count = 0; count < megabytes; count += 1) {
      await nextTurn()
      yield LARGE.subarray(0, 1_000_000)
    }
    throw new Error('The source is gone')
  }
  return Readable.from(pieces(), { objectMode: false })
}

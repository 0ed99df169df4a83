import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { S3Config } from '#server/config/s3.ts'
import { StorageUnavailableError } from './storage.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { portOf } from '#tests/support/ports.ts'
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts'
import { listOf } from '#tests/support/stored-files.ts'
import { checkBucket, createS3Storage } from './s3-storage.ts'

// storage.infra.test.ts tests what all storages have in common.

const KEY = 'video/f_auto,q_40,w_480,fps_60/019aa7b0-1c2d-7000-8000-0000000000ab.mp4'
const MINUTE = 60_000

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.stop())

test('object has its content type and immutable caching in the bucket', async () => {
  for (const content of [Buffer.from('short'), Buffer.alloc(6_000_000)]) {
    await createS3Storage(server.config()).write(KEY, content, 'video/mp4')
    const { headers } = await fetch(`${server.publicUrl}/${KEY}`)
    expect(headers.get('content-type')).toBe('video/mp4')
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate')
  }
})

test('parts of failed uploads are aborted', async () => {
  server.requests.length = 0
  const source = Readable.from(
    (function* () {
      yield Buffer.alloc(6_000_000)
      throw new Error('The source is gone')
    })(),
  )
  const storage = createS3Storage(server.config())
  await expect(storage.write('video/source/broken.mp4', source, 'video/mp4')).rejects.toThrow('The source')
  expect(server.requests.at(-1)).toMatch(/^DELETE .*uploadId=/)
})

test('parts of old unfinished uploads are aborted, and current ones are kept', async () => {
  const old = ['video/source/one.mp4', 'video/source/two.mp4']
  for (const key of old) server.leaveUnfinished(key, new Date('2026-01-01T10:00:00Z'))
  server.leaveUnfinished('video/source/young.mp4', new Date('2026-01-01T12:00:00Z'))
  const storage = createS3Storage(server.config())
  await storage.removeUnfinished(new Date('2026-01-01T11:00:00Z'))
  expect(server.unfinished()).toEqual(['video/source/young.mp4'])
})

describe('direct URL', () => {
  test('does not exist when files are served by the server', async () => {
    expect(await createS3Storage(server.config()).addressOf(KEY)).toBeNull()
  })

  test('that is public starts with the configured prefix', async () => {
    const storage = createS3Storage(server.config({ by: 'public', url: 'https://cdn.example/media' }))
    expect(await storage.addressOf(KEY)).toEqual({ url: `https://cdn.example/media/${KEY}`, seconds: 3600 })
  })

  test('that is signed opens one file for a limited time', async () => {
    const storage = createS3Storage(server.config({ by: 'signed' }))
    await storage.write(KEY, Buffer.from('a video'), 'video/mp4')
    const address = await storage.addressOf(KEY)
    const url = new URL(address?.url ?? '')
    expect(await (await fetch(url)).text()).toBe('a video')
    expect(url.searchParams.get('X-Amz-Expires')).toBe('3600')
    expect(url.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
    // The signature covers the query, so that nobody can request another content type.
    expect([...url.searchParams.keys()].toSorted()).toEqual([
      'X-Amz-Algorithm',
      'X-Amz-Content-Sha256',
      'X-Amz-Credential',
      'X-Amz-Date',
      'X-Amz-Expires',
      'X-Amz-Signature',
      'X-Amz-SignedHeaders',
      'response-cache-control',
      'x-id',
    ])
  })

  test('that is signed stays the same for a while and outlives every response with it', async () => {
    let now = new Date('2026-01-01T12:00:00Z')
    const storage = createS3Storage(server.config({ by: 'signed' }), { now: () => now })
    const first = await storage.addressOf(KEY)
    now = new Date('2026-01-01T12:14:59Z')
    expect(await storage.addressOf(KEY)).toEqual(first)
    now = new Date('2026-01-01T12:15:00Z')
    expect((await storage.addressOf(KEY))?.url).not.toBe(first?.url)
    // A URL that is signed and cached as late as possible is still valid for half an hour.
    expect(60 * MINUTE - 15 * MINUTE - (first?.seconds ?? 0) * 1000).toBe(30 * MINUTE)
  })
})

describe('unavailable storage', () => {
  test('is distinguished from a refusal', async () => {
    const storage = createS3Storage(server.config())
    await storage.write(KEY, Buffer.from('a video'), 'video/mp4')
    await server.cut()
    for (const attempt of [
      () => storage.read(KEY),
      () => storage.write(KEY, Buffer.from('another'), 'video/mp4'),
      () => storage.write(KEY, Readable.from([Buffer.alloc(6_000_000)]), 'video/mp4'),
      () => storage.remove([KEY]),
      () => listOf(storage),
      () => storage.removeUnfinished(new Date()),
    ])
      await expect(attempt()).rejects.toThrow(StorageUnavailableError)
    await server.restore()
    expect(await storage.read(KEY).then((file) => file?.destroy())).toBeDefined()

    const stranger = createS3Storage({ ...server.config(), accessKeyId: 'SOMEONE' })
    await expect(stranger.read(KEY)).rejects.toThrow(/Access Key/)
    await expect(stranger.read(KEY)).rejects.not.toThrow(StorageUnavailableError)
  })

  test('is distinguished from an unsupported call', async () => {
    const simple = createServer((_request, response) => response.writeHead(501).end()).listen(0, '127.0.0.1')
    await once(simple, 'listening')
    const endpoint = `http://127.0.0.1:${portOf(simple.address())}`
    const attempt = createS3Storage({ ...server.config(), endpoint }).removeUnfinished(new Date())
    await expect(attempt).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } })
    await expect(attempt).rejects.not.toThrow(StorageUnavailableError)
    simple.closeAllConnections()
    simple.close()
  })

  test('does not prevent the start, which logs it', async () => {
    const { log, lines } = createTestLog()
    await server.cut()
    await checkBucket(server.config(), log)
    await server.restore()
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/^The S3 storage/) }),
    ])
  })
})

describe('bucket', () => {
  const WRONG: [string, Partial<S3Config>, string][] = [
    ['that does not exist', { bucket: 'no-such-bucket' }, 'S3_BUCKET does not exist'],
    [
      'without permission',
      { accessKeyId: 'SOMEONE' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have no access to S3_BUCKET',
    ],
  ]
  test.for(WRONG)('%s fails the start in one line', async ([, changes, fault]) => {
    const check = checkBucket({ ...server.config(), ...changes }, createTestLog().log)
    await expect(check).rejects.toMatchObject({
      name: 'SettingsError',
      message: `Invalid settings: ${fault}`,
    })
  })

  test('that is accessible logs nothing', async () => {
    const { log, lines } = createTestLog()
    await checkBucket(server.config(), log)
    expect(lines).toEqual([])
  })
})

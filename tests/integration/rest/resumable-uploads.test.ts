import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { request, type ClientRequest } from 'node:http'
import path from 'node:path'
import { Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MEDIA_FILE_MAX_BYTES, UPLOAD_SECONDS } from '#rules/limits.ts'
import { createMember, createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { textAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow, filesSince } from '#tests/support/stored-files.ts'
import { createTusClient, sentenceOf, urlOf, type TusClient } from '#tests/support/tus-client.ts'

const NOWHERE = '/api/v1/uploads/0190a0b0-0000-7000-8000-000000000000'
const MEGABYTE = 1024 * 1024

const app = await sharedApp()
let member: TestMember
let other: TestMember
let tus: TusClient
let picture: Blob
let half: number
let filesBefore: string[]
beforeAll(async () => {
  picture = await drawPicture({ width: 300, height: 200 })
  half = Math.floor(picture.size / 2)
})
// Other tests of this server expect an empty directory.
afterAll(sweep)
beforeEach(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[member, other] = [first, second]
  tus = createTusClient(member.http)
  filesBefore = await filesBelow(app.dependencies.uploadDirectory)
})

describe('resumable upload', () => {
  test('is created, sent in parts and completed like any upload', async () => {
    const begun = await tus.begin(picture.size)
    const url = urlOf(begun)
    expect(begun.status).toBe(201)
    expect(Date.parse(begun.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())

    const first = await tus.patch(url, 0, picture.slice(0, half))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])
    expect(first.headers.get('content-location')).toBeNull()
    expect(await progressOf(url)).toEqual([String(half), String(picture.size)])

    const last = await tus.patch(url, half, picture.slice(half))
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(picture.size)])
    const media = await member.http.fetch(last.headers.get('content-location') ?? '')
    expect(await media.json()).toMatchObject({ media: { kind: 'image', status: 'ready', width: 300 } })
    expect(await filesBelow(app.dependencies.uploadDirectory)).toEqual(filesBefore)
  })

  test('is stored in a file that other users of the machine cannot read', async () => {
    const url = urlOf(await tus.begin(picture.size))
    await tus.patch(url, 0, picture.slice(0, half))
    const { uploadDirectory } = app.dependencies
    const modes = [uploadDirectory, path.join(uploadDirectory, path.basename(url))].map(
      async (file) => (await stat(file)).mode & 0o777,
    )
    expect(await Promise.all(modes)).toEqual([0o700, 0o600])
  })

  test('can be posted by its media id', async () => {
    const form = new FormData()
    form.append('mediaId', await mediaIdOf(await tus.beginWith(picture)))
    const posted = await member.rest.form('/post', form)
    expect(posted.status).toBe(201)
    expect(posted.text('post.postUrl')).toMatch(/^\/media\/image\//)
  })

  test('can be sent completely with its creation', async () => {
    const answer = await tus.beginWith(picture)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('upload-offset')).toBe(String(picture.size))
    expect(await answer.json()).toMatchObject({
      success: true,
      message: 'File uploaded successfully',
      media: { kind: 'image', width: 300, height: 200, altText: '' },
    })
  })

  test('keeps the description of its creation', async () => {
    const altText = Buffer.from('A réd wall').toString('base64')
    const metadata = `altText ${altText},filename ${Buffer.from('a.png').toString('base64')}`
    const url = urlOf(await tus.begin(picture.size, { 'upload-metadata': metadata }))
    expect((await tus.head(url)).headers.get('upload-metadata')).toBe(metadata)
    const last = await tus.patch(url, 0, picture)
    const media = await member.http.fetch(last.headers.get('content-location') ?? '')
    expect(textAt(await media.json(), 'media.altText')).toBe('A réd wall')
  })

  test('resumes from its offset after a disconnect', async () => {
    const url = urlOf(await tus.begin(picture.size))
    await cutAfter(url, picture.slice(0, half))
    expect(await progressOf(url)).toEqual([String(half), String(picture.size)])
    expect((await tus.patch(url, half, picture.slice(half))).headers.get('content-location')).toMatch(/media/)
  })

  test('can be completed again after a lost response without a duplicate', async () => {
    const url = urlOf(await tus.begin(picture.size))
    const last = await tus.patch(url, 0, picture)
    const location = last.headers.get('content-location')
    const again = await tus.patch(url, picture.size, new Blob([]))
    expect([again.status, again.headers.get('content-location')]).toEqual([204, location])
    const head = await tus.head(url)
    expect([head.status, head.headers.get('content-location')]).toEqual([200, location])
    expect(head.headers.get('upload-offset')).toBe(String(picture.size))
    expect((await tus.patch(url, 0, picture)).status).toBe(409)
    expect(await app.dependencies.database.media.count({ where: { ownerId: member.id } })).toBe(1)
  })

  test('is completed once by concurrent requests', async () => {
    const url = urlOf(await tus.begin(picture.size))
    await tus.patch(url, 0, picture.slice(0, half))
    await tus.patch(url, half, picture.slice(half, -1))
    const last = tus.patch(url, picture.size - 1, picture.slice(-1))
    const answers = [await last, ...(await Promise.all([tus.head(url), tus.head(url), tus.head(url)]))]
    expect(new Set(answers.map(({ headers }) => headers.get('content-location'))).size).toBe(1)
    expect(await app.dependencies.database.media.count({ where: { ownerId: member.id } })).toBe(1)
  })

  test('can be read, sent and removed by POST with the method in a header', async () => {
    const url = urlOf(await tus.begin(picture.size))
    const first = await tus.override('PATCH', url, picture.slice(0, half))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])
    const head = await tus.override('HEAD', url)
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(half)])
    const last = await tus.override('PATCH', url, picture.slice(half), half)
    expect([last.status, last.headers.get('content-location')]).toEqual([204, expect.stringMatching(/media/)])
    expect((await tus.override('PATCH', url, picture)).status).toBe(409)
    expect((await tus.override('DELETE', url)).status).toBe(204)
    await expectNothingLeft()
  })

  test('is not stored by caches', async () => {
    const url = urlOf(await tus.begin(picture.size))
    const unfinished = await tus.head(url)
    await tus.patch(url, 0, picture)
    for (const { headers } of [unfinished, await tus.head(url), await tus.head(NOWHERE)])
      expect(headers.get('cache-control')).toBe('no-store')
  })

  test('works with the tus client', async () => {
    const { status, location } = await uploadWithLibrary(Buffer.from(await picture.arrayBuffer()))
    expect([status, location]).toEqual([204, expect.stringMatching(/^\/api\/v1\/media\//)])
  })

  test('works with the tus client in a network that blocks PATCH', async () => {
    const file = Buffer.from(await picture.arrayBuffer())
    const { status, location } = await uploadWithLibrary(file, { overridePatchMethod: true })
    expect([status, location]).toEqual([204, expect.stringMatching(/^\/api\/v1\/media\//)])
  })
})

test('tus capabilities are public', async () => {
  const answer = await createTusClient(visit(app).http).options()
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,termination,expiration',
    'tus-max-size': String(MEDIA_FILE_MAX_BYTES),
  })
})

describe('resumable upload is refused', () => {
  test('without a session and to API clients with read scope', async () => {
    const visitor = createTusClient(visit(app).http)
    const reader = createTusClient((await createApiClient(app, await createMember(app), ['READ'])).http)
    for (const [client, status] of [[visitor, 401] as const, [reader, 403] as const]) {
      expect((await client.begin(10)).status).toBe(status)
      expect((await client.head(NOWHERE)).status).toBe(status)
      expect((await client.patch(NOWHERE, 0, picture)).status).toBe(status)
      expect((await client.end(NOWHERE)).status).toBe(status)
    }
  })

  test('to everyone but its owner', async () => {
    const url = urlOf(await tus.begin(picture.size))
    const stranger = createTusClient(other.http)
    expect((await stranger.head(url)).status).toBe(404)
    const refusal = await stranger.patch(url, 0, picture)
    expect([refusal.status, await sentenceOf(refusal)]).toEqual([
      404,
      'Upload not found. Uploads that are not posted within a day are deleted.',
    ])
    expect((await stranger.end(url)).status).toBe(404)
    expect(await progressOf(url)).toEqual(['0', String(picture.size)])
  })

  test('over 40 MB when it is created', async () => {
    const refusal = await tus.begin(MEDIA_FILE_MAX_BYTES + MEGABYTE)
    expect([refusal.status, await sentenceOf(refusal)]).toEqual([
      413,
      'File size cannot exceed 50MB. Current file is 41.0 MB.',
    ])
    await expectNothingLeft()
  })

  test('with more bytes than declared', async () => {
    const url = urlOf(await tus.begin(half))
    expect((await tus.patch(url, 0, picture)).status).toBe(413)
    expect(await sendChunked(url, picture)).toBe(413)
    expect(Number((await progressOf(url))[0])).toBeLessThanOrEqual(half)
  })

  test('with more bytes than declared in many chunks', async () => {
    const bytes = new Blob([new Uint8Array(8 * MEGABYTE)])
    const url = urlOf(await tus.begin(MEGABYTE))
    expect(await sendChunked(url, bytes)).toBe(413)
    await tus.end(url)
    expect(await sendChunked('/api/v1/uploads', bytes, 'POST')).toBe(413)
    await expectNothingLeft()
  })

  test.for(['?x=/ID', '?/ID', '?x=/ID/', '?x=/api/v1/uploads/ID', '?x=%2FID'])(
    'by a URL that ends with the id of another upload: %s',
    async (suffix) => {
      const stranger = createTusClient(other.http)
      const others = urlOf(await stranger.begin(picture.size))
      const own = urlOf(await tus.begin(picture.size))
      const url = `${own}${suffix.replace('ID', path.basename(others))}`
      const patched = await tus.patch(url, 0, picture.slice(0, half))
      expect([patched.status, patched.headers.get('upload-offset')]).toEqual([204, String(half)])
      expect(await progressOf(url)).toEqual([String(half), String(picture.size)])
      expect((await tus.end(url)).status).toBe(204)
      expect((await tus.head(own)).status).toBe(404)
      expect((await stranger.head(others)).headers.get('upload-offset')).toBe('0')
    },
  )

  test('in another version of the protocol, also when it is complete', async () => {
    const [begun, complete] = [urlOf(await tus.begin(picture.size)), urlOf(await tus.beginWith(picture))]
    for (const version of ['0.2.2', '2.0.0', '']) {
      const headers = { 'tus-resumable': version }
      for (const [method, url] of [
        ['POST', '/api/v1/uploads'],
        ...['HEAD', 'PATCH', 'DELETE'].flatMap((one) => [[one, begun] as const, [one, complete] as const]),
      ] as const) {
        const answer = await member.http.fetch(url, { method, headers })
        expect([answer.status, answer.headers.get('tus-version')]).toEqual([412, '1.0.0'])
      }
    }
    expect(await progressOf(begun)).toEqual(['0', String(picture.size)])
    expect((await tus.head(complete)).headers.get('content-location')).toMatch(/media/)
  })

  test('without a byte, a length or the protocol version', async () => {
    expect(await sentenceOf(await tus.begin(0))).toBe('Please choose a file')
    expect((await tus.begin(1, { 'upload-length': 'many' })).status).toBe(400)
    expect((await tus.begin(1, { 'upload-metadata': 'altText !' })).status).toBe(400)
    const answer = await member.http.fetch('/api/v1/uploads', { method: 'POST' })
    expect([answer.status, answer.headers.get('tus-version')]).toEqual([412, '1.0.0'])
    expect(await answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
    await expectNothingLeft()
  })

  test('at another offset', async () => {
    const url = urlOf(await tus.begin(picture.size))
    const refusal = await tus.patch(url, 1, picture.slice(1))
    expect([refusal.status, await sentenceOf(refusal)]).toEqual([409, 'Upload-Offset conflict'])
    const body = { method: 'PATCH', headers: { 'tus-resumable': '1.0.0' } }
    expect((await member.http.fetch(url, body)).status).toBe(400)
    expect(await progressOf(url)).toEqual(['0', String(picture.size)])
  })

  test('if it is no image, and leaves no files', async () => {
    const text = new Blob(['<svg>this is no picture</svg>'])
    const url = urlOf(await tus.begin(text.size))
    const refusal = await tus.patch(url, 0, text)
    expect(refusal.status).toBe(415)
    expect(await sentenceOf(refusal)).toMatch(/^Please select a valid image/)
    expect((await tus.head(url)).status).toBe(404)
    expect((await tus.beginWith(text)).status).toBe(415)
    await expectNothingLeft()
  })

  test('with an overlong description', async () => {
    const altText = Buffer.from('x'.repeat(1501)).toString('base64')
    const refusal = await tus.begin(10, { 'upload-metadata': `altText ${altText}` })
    expect([refusal.status, await sentenceOf(refusal)]).toEqual([
      400,
      'The description of the image is too long.',
    ])
  })

  test('over the limit of twenty unfinished or detached uploads', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => tus.begin(picture.size)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    const refusal = await member.rest.form('/media', fileForm(picture))
    expect(refusal.text('message')).toMatch(/^You can have at most 20 unposted uploads/)
    // Incomplete uploads can be finished, and a deleted one makes room.
    const [url, second] = answers.filter(({ status }) => status === 201).map(urlOf)
    expect((await tus.patch(url ?? '', 0, picture)).status).toBe(204)
    await tus.end(second ?? '')
    expect((await tus.begin(picture.size)).status).toBe(201)
  })

  test('over the limit of 200 MB of declared sizes', async () => {
    const url = urlOf(await tus.begin(picture.size))
    for (let number = 0; number < 5; number += 1) await tus.begin(MEDIA_FILE_MAX_BYTES)
    expect(await sentenceOf(await tus.begin(1))).toMatch(/^Your unposted uploads are too large/)
    expect((await tus.patch(url, 0, picture)).headers.get('content-location')).toMatch(/media/)
  })

  test('with an invalid id or an unknown method', async () => {
    expect((await tus.head('/api/v1/uploads/1')).status).toBe(400)
    expect((await tus.head(NOWHERE)).status).toBe(404)
    const answer = await member.http.fetch(NOWHERE, { method: 'PUT' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, expect.stringContaining('PATCH')])
    const posted = await tus.override('PUT', NOWHERE)
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'HEAD, PATCH, DELETE, OPTIONS'])
  })
})

describe('resumable upload is removed', () => {
  test('with its bytes by its owner', async () => {
    const url = urlOf(await tus.begin(picture.size))
    await tus.patch(url, 0, picture.slice(0, half))
    expect((await tus.end(url)).status).toBe(204)
    expect((await tus.head(url)).status).toBe(404)
    expect((await tus.end(url)).status).toBe(404)
    await expectNothingLeft()
  })

  test('when it is complete, unless it belongs to a post', async () => {
    const first = urlOf(await tus.beginWith(picture))
    expect((await tus.end(first)).status).toBe(204)
    await expectNothingLeft()

    const answer = await tus.beginWith(picture)
    const form = new FormData()
    form.append('mediaId', await mediaIdOf(answer))
    await member.rest.form('/post', form)
    const refusal = await tus.end(urlOf(answer))
    expect([refusal.status, await sentenceOf(refusal)]).toEqual([
      400,
      'This upload already belongs to a post.',
    ])
  })

  test('by the sweep a day after its creation', async () => {
    const url = urlOf(await tus.begin(picture.size))
    await tus.patch(url, 0, picture.slice(0, half))
    await sweep()
    await expectNothingLeft()
  })
})

async function sweep(): Promise<void> {
  app.clock.advance(UPLOAD_SECONDS + 1)
  await app.run('sweep uploads')
}

async function progressOf(url: string): Promise<(string | null)[]> {
  const { headers } = await tus.head(url)
  return [headers.get('upload-offset'), headers.get('upload-length')]
}

async function mediaIdOf(answer: Response): Promise<string> {
  return textAt(await answer.json(), 'media.id')
}

async function expectNothingLeft(): Promise<void> {
  const { database, uploadDirectory } = app.dependencies
  expect(await database.resumableUpload.count({ where: { ownerId: member.id } })).toBe(0)
  expect(await database.media.count({ where: { ownerId: member.id } })).toBe(0)
  expect(await filesSince(filesBefore, uploadDirectory)).toEqual([])
}

function fileForm(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file, 'picture.png')
  return form
}

function startSending(url: string, headers: Record<string, string>, method = 'PATCH'): ClientRequest {
  return request(new URL(url, app.url), {
    method,
    headers: {
      authorization: `Bearer ${member.accessToken}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
  })
}

/** Announces the whole file and closes the connection after a part of it. */
async function cutAfter(url: string, part: Blob): Promise<void> {
  const sending = startSending(url, { 'content-length': String(picture.size) })
  sending.on('error', () => undefined)
  sending.write(new Uint8Array(await part.arrayBuffer()))
  const file = path.join(app.dependencies.uploadDirectory, path.basename(url))
  await expect.poll(async () => (await stat(file)).size).toBe(part.size)
  sending.destroy()
}

/** Sends no length. Resolves to the status of the response. */
async function sendChunked(url: string, part: Blob, method = 'PATCH'): Promise<number | undefined> {
  const announcement = { 'upload-length': String(MEGABYTE) }
  const sending = startSending(url, method === 'POST' ? announcement : {}, method)
  // Node.js adds the length of a body that is passed to `end`.
  sending.write(new Uint8Array(await part.arrayBuffer()))
  sending.end()
  const [answer] = await once(sending, 'response')
  return Object(answer).statusCode
}

function uploadWithLibrary(
  file: Buffer,
  options: Pick<UploadOptions, 'overridePatchMethod'> = {},
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    new Upload(file, {
      endpoint: `${app.url}/api/v1/uploads`,
      headers: { authorization: `Bearer ${member.accessToken}` },
      chunkSize: half,
      retryDelays: null,
      ...options,
      onError: reject,
      onSuccess: ({ lastResponse }) =>
        resolve({ status: lastResponse.getStatus(), location: lastResponse.getHeader('Content-Location') }),
    }).start()
  })
}

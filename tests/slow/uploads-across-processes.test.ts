import { appendFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTusClient, urlOf, type TusClient } from '#tests/support/tus-client.ts'

/** The process whose database and files the others share. */
let first: TestApp
let member: TestMember
let second: TestApp
let picture: Blob
let half: number
beforeAll(async () => {
  first = await startTestApp()
  picture = await drawPicture({ width: 300, height: 200 })
  half = Math.floor(picture.size / 2)
  second = await startAnother()
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})
beforeEach(async () => {
  const [someone] = await createMembers(first, 1)
  if (!someone) throw new Error('One was asked for')
  member = someone
})

test('parts of an upload can be sent to different processes', async () => {
  const url = urlOf(await by(first).begin(picture.size))
  await by(second).patch(url, 0, picture.slice(0, half))
  const last = await by(first).patch(url, half, picture.slice(half))
  const location = last.headers.get('content-location') ?? ''
  expect((await createHttpClient(second.url, member.accessToken).fetch(location)).status).toBe(200)
})

test('upload resumes after its server was stopped', async () => {
  const third = await startAnother()
  const url = urlOf(await by(third).begin(picture.size))
  const sending = request(new URL(url, third.url), {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${member.accessToken}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(picture.size),
    },
  })
  sending.on('error', () => undefined)
  sending.write(new Uint8Array(await picture.slice(0, half).arrayBuffer()))
  await expect.poll(async () => (await stat(fileOf(url))).size).toBe(half)
  const stopped = third.stop()
  // A shutdown waits for running requests.
  sending.destroy()
  await stopped

  const head = await by(second).head(url)
  expect(head.headers.get('upload-offset')).toBe(String(half))
  const last = await by(second).patch(url, half, picture.slice(half))
  expect(last.headers.get('content-location')).toMatch(/media/)
})

test('completed upload of a killed process is stored once', async () => {
  const url = urlOf(await by(first).begin(picture.size))
  await by(first).patch(url, 0, picture.slice(0, half))
  await appendFile(fileOf(url), new Uint8Array(await picture.slice(half).arrayBuffer()))
  const answers = await Promise.all([by(first).head(url), by(second).head(url)])
  const [one, other] = answers.map(({ headers }) => headers.get('content-location'))
  expect(one).toMatch(/^\/api\/v1\/media\//)
  expect(other).toBe(one)
  expect(await first.dependencies.database.media.count({ where: { ownerId: member.id } })).toBe(1)
})

function startAnother(): Promise<TestApp> {
  return startTestApp({ databaseUrl: first.databaseUrl, dataDirectory: first.dataDirectory })
}

function by({ url }: TestApp): TusClient {
  return createTusClient(createHttpClient(url, member.accessToken))
}

function fileOf(url: string): string {
  return path.join(first.dependencies.uploadDirectory, path.basename(url))
}

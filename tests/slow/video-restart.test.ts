import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm, registration } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { loggedCode, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { recordClip, decode } from '#tests/support/videos.ts'

const READY = /^Guffaw is ready at (http:\/\/localhost:\d+)$/
const PASSWORD = 'Correct-horse1'

let directory: string
let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-videos-'))
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

test(
  'video in processing when its process was killed is ready after the next start',
  { timeout: 120_000 },
  async () => {
    const first = await start()
    const { rest, accessToken } = await signIn(first)
    const clip = await recordClip({
      size: '1280x720',
      seconds: 4,
      rate: 30,
      options: ['-pix_fmt', 'yuv444p'],
    })
    const id = (await rest.form('/post', postForm('Look', clip))).text('post.id')
    // Processing has started: the first bytes of the full rendition are written.
    await expect.poll(filesInTheMaking, { timeout: 30_000, interval: 20 }).toContain('full.mp4')
    first.server.child.kill('SIGKILL')
    await first.server.ended
    expect(await mediaStatus()).toBe('processing')

    const second = await start()
    await expect.poll(mediaStatus, { timeout: 60_000, interval: 200 }).toBe('ready')
    const http = createHttpClient(second.url, accessToken)
    const url = (await createRestClient(http).get(`/post/${id}`)).text('post.postUrl')
    const { info, errors } = await decode(await http.fetch(url))
    expect(info).toMatch(/Duration: 00:00:04/)
    expect(errors).toBe('')

    second.server.child.kill('SIGTERM')
    expect(await second.server.ended).toBe(0)
  },
)

async function start(): Promise<{ server: ServerProcess; url: string }> {
  const server = startServerProcess({ DATA_DIR: directory, DATABASE_URL: database.url, RATE_LIMITS: 'off' })
  const [, url = ''] = READY.exec(await server.line(READY)) ?? []
  return { server, url }
}

/** Registers with the code from the log. */
async function signIn({ server, url }: { server: ServerProcess; url: string }) {
  const rest = createRestClient(createHttpClient(url))
  const email = 'ada@mail.example'
  await rest.post('/auth/register', registration({ username: 'ada', email, password: PASSWORD }))
  await rest.post('/auth/otp-verify', { email, otp: await loggedCode(server, email) })
  const login = await rest.post('/auth/login', { email, password: PASSWORD })
  return { rest, accessToken: login.text('tokens.access.token') }
}

async function filesInTheMaking(): Promise<string[]> {
  const files = await readdir(path.join(directory, 'uploads'), { recursive: true })
  return files.map((file) => path.basename(file))
}

async function mediaStatus(): Promise<unknown> {
  const { rows } = await client.query('SELECT status FROM media')
  return Object(rows[0]).status
}

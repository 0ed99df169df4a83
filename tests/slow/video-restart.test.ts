import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postForm } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { signUp, startServerProcess } from '#tests/support/server-process.ts'
import { startTestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { decode, ffmpeg, recordClip } from '#tests/support/videos.ts'

/** Milliseconds. A server process handles videos with low priority, so a busy machine does it slowly. */
const PATIENCE = { timeout: 120_000 }

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
  { timeout: 300_000 },
  async () => {
    const first = await startStuckProcess()
    const { rest, accessToken } = await signUp(first)
    const clip = await recordClip({ size: '64x48', options: ['-pix_fmt', 'yuv444p'] })
    const id = (await rest.form('/post', postForm('Look', clip))).text('post.id')
    await expect.poll(filesInTheMaking, PATIENCE).toContain('full.mp4')
    first.child.kill('SIGKILL')
    await first.ended
    expect(await mediaStatus()).toBe('processing')
    // As if the lease of the killed process had ended.
    await client.query('UPDATE jobs SET leased_until = now() WHERE leased_until IS NOT NULL')

    const second = await startTestApp({ databaseUrl: database.url, dataDirectory: directory })
    onTestFinished(() => second.stop())
    const http = createHttpClient(second.url, accessToken)
    await expect.poll(mediaStatus, PATIENCE).toBe('ready')
    const url = (await createRestClient(http).get(`/post/${id}`)).text('post.postUrl')
    const { info, errors } = await decode(await http.fetch(url))
    expect(info).toMatch(/Duration: 00:00:01/)
    expect(errors).toBe('')
  },
)

/** An ffmpeg that never completes the full rendition. */
async function stuckFfmpeg(): Promise<string> {
  const command = path.join(directory, 'stuck-ffmpeg')
  const script = `case "$*" in *full.mp4) echo begun > full.mp4; exec sleep 600;; esac; exec ${await ffmpeg()} "$@"`
  await writeFile(command, `#!/bin/sh\n${script}\n`)
  await chmod(command, 0o755)
  return command
}

async function startStuckProcess() {
  const server = startServerProcess({
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    FFMPEG_PATH: await stuckFfmpeg(),
  })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  return server
}

async function filesInTheMaking(): Promise<string[]> {
  const files = await readdir(path.join(directory, 'uploads'), { recursive: true })
  return files.map((file) => path.basename(file))
}

async function mediaStatus(): Promise<unknown> {
  const { rows } = await client.query('SELECT status FROM media')
  return Object(rows[0]).status
}

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { postForm, registration } from '#tests/support/community.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import {
  buildServer,
  removeBuiltServer,
  runAdmin,
  startServerProcess,
  type ServerProcess,
} from '#tests/support/server-process.ts'

// Whole servers with databases of their own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const run = promisify(execFile)

let directory: string
let running: ServerProcess | undefined
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-backup-'))
  await buildServer()
})
afterEach(() => stop())
afterAll(async () => {
  await removeBuiltServer()
  await rm(directory, { recursive: true, force: true })
})

test('a site that was packed while it was stopped is all there where it is unpacked', async () => {
  const [site, backup] = [path.join(directory, 'site'), path.join(directory, 'guffaw.tar.gz')]
  const url = await start(site)
  const rest = createRestClient(createHttpClient(url))
  const email = 'ada@mail.example'
  await rest.post('/auth/register', registration({ username: 'ada', email }))
  const [, otp] = /with the code (\d{6})/.exec((await running?.line(/with the code/)) ?? '') ?? []
  await rest.post('/auth/otp-verify', { email, otp })
  const login = await rest.post('/auth/login', { email, password: registration().password })
  const post = await rest.form('/post', postForm('Kept', await drawPicture()))
  const postId = post.text('post.id')
  await rest.post('/postinteractions', { postId, type: 'like' })
  await stop()

  // As docs/operating.md has it.
  await run('tar', ['--create', '--gzip', '--file', backup, '--directory', site, '.'])
  await rm(site, { recursive: true })
  const elsewhere = path.join(directory, 'elsewhere')
  await mkdir(elsewhere)
  await run('tar', ['--extract', '--gzip', '--file', backup, '--directory', elsewhere])

  const again = createHttpClient(await start(elsewhere), login.text('tokens.access.token'))
  const found = await createRestClient(again).get(`/post/${postId}`)
  expect(found.text('post.title')).toBe('Kept')
  expect((await again.fetch(found.text('post.postUrl'))).status).toBe(200)
  expect(await runAdmin(['check-counters'], { DATA_DIR: elsewhere })).toMatchObject({ code: 0 })
})

async function start(dataDirectory: string): Promise<string> {
  running = startServerProcess({ DATA_DIR: dataDirectory, RATE_LIMITS: 'off' })
  const [, url = ''] = /ready at (.*)$/.exec(await running.line(/ready at/)) ?? []
  return url
}

async function stop(): Promise<void> {
  running?.child.kill('SIGTERM')
  await running?.ended
  running = undefined
}

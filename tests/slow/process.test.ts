import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { PASSWORD, postForm, registration } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { portOf } from '#tests/support/ports.ts'
import { createRestClient, type RestClient } from '#tests/support/rest-client.ts'
import {
  READY,
  signUp,
  startServerProcess,
  urlOf,
  type ServerProcess,
} from '#tests/support/server-process.ts'
import { startTestApp } from '#tests/support/start-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let directory: string
let running: ServerProcess[] = []
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-process-'))
})
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  running = []
})
afterAll(async () => {
  // A database remains only if a test failed between a kill and the next start.
  const database = await databaseProcess()
  if (database) process.kill(database, 'SIGQUIT')
  await rm(directory, { recursive: true, force: true })
})

describe('server process', () => {
  test('stops during the demo import without waiting for it', async () => {
    // The import needs a database without members.
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const server = launch({ DEMO: 'on', DATABASE_URL: url })
    await server.line(/Filling the demo community/)
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(server.output.filter((line) => READY.test(line))).toEqual([])
    expect(server.errors).toEqual([])
  })

  test('logs that it is ready once and no secret, and exits cleanly on a signal', async () => {
    const { server, url } = await start({ LOG_LEVEL: 'trace' })
    // `fetch` keeps the connection open. On a busy machine, the first statement can exceed the timeout of the check.
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ready' })
    const hidden = await useSecrets(server, url)
    const socket = await connectWebSocket(url)

    server.child.kill('SIGTERM')
    expect(await socket.closed).toBe(1001)
    // A terminal sends SIGINT twice if the user presses Ctrl-C twice.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) server.child.kill(signal)
    expect(await server.ended).toBe(0)
    expect(server.output.filter((line) => !line.startsWith('{'))).toEqual([`Guffaw is ready at ${url}`])
    expect(server.errors).toEqual([])
    const said = server.output.join('\n')
    for (const word of hidden) expect(said).not.toContain(word)
    expect(await isDatabaseRunning()).toBe(false)
  })

  test('stopped during its start never reports ready and stops its database', async () => {
    const server = launch({ LOG_LEVEL: 'debug' })
    await server.line(/PostgreSQL|Migration|Database/i)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output.filter((line) => READY.test(line))).toEqual([])
    expect(await isDatabaseRunning()).toBe(false)
  })
})

test('server that cannot start because of its port stops its database', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const http = { port: portOf(other.address()), host: 'localhost', publicUrl: null, trustedProxies: null }
  const failed = startTestApp({ databaseUrl: null, dataDirectory: directory, http })
  await expect(failed).rejects.toThrow('EADDRINUSE')
  expect(await isDatabaseRunning()).toBe(false)
  other.close()
})

test('two processes share a community, and one killed with the database loses no confirmed post and no session', async () => {
  const [app, other] = await Promise.all([
    startTestApp({ databaseUrl: null, dataDirectory: directory }),
    start(),
  ])
  onTestFinished(() => app.stop())
  const { accessToken } = await signUp(other.server, 'grace')
  const rest = createRestClient(createHttpClient(app.url, accessToken))
  const elsewhere = createRestClient(createHttpClient(other.url, accessToken))
  const here = (await rest.form('/post', postForm('Written here'))).text('post.id')
  expect((await elsewhere.get(`/post/${here}`)).text('post.title')).toBe('Written here')
  await app.stopServer()

  const { posts, pictures } = await postUntilKilled(other.server, elsewhere)
  const database = await databaseProcess()
  if (database === null) throw new Error('The database should have outlived its process')
  process.kill(database, 'SIGKILL')

  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const last = await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(silent.address())}` })
  const http = createHttpClient(last.url, accessToken)
  const again = createRestClient(http)
  const found = await allPosts(again)
  expect(found.map((post) => textAt(post, 'id'))).toEqual(expect.arrayContaining([here, ...posts]))
  const addresses = found
    .map((post) => valueAt(post, 'postUrl'))
    .filter((address) => typeof address === 'string')
  expect(addresses.length).toBeGreaterThanOrEqual(pictures)
  for (const address of addresses) expect((await http.fetch(address)).status).toBe(200)

  // The shutdown does not wait for the mail server.
  const asked = once(silent, 'connection')
  await again.post('/auth/register', registration({ username: 'waiting', email: 'waiting@mail.example' }))
  await asked
  last.server.child.kill('SIGINT')
  expect(await last.server.ended).toBe(0)
  expect(await isDatabaseRunning()).toBe(false)
  silent.close()
})

/** Sends passwords and tokens in valid and invalid requests. Resolves to them and to the secrets of the data directory. */
async function useSecrets(server: ServerProcess, url: string): Promise<string[]> {
  const { rest, accessToken, refreshToken } = await signUp(server, 'heidi')
  await rest.post('/auth/login', { email: 'heidi@mail.example', password: 'Wrong-horse1' })
  await rest.post('/auth/login', '{"email":"heidi@mail.example","password":"Wrong-horse1"')
  await createRestClient(createHttpClient(url, accessToken)).get('/post')
  await fetch(`${url}/graphql?query={viewer{id}}`, { headers: { authorization: `Bearer ${accessToken}` } })
  const databasePassword = await readFile(path.join(directory, 'postgres/password'), 'utf8')
  const secret = await readFile(path.join(directory, 'auth-secret'), 'utf8')
  return [PASSWORD, 'Wrong-horse1', accessToken, refreshToken, databasePassword.trim(), secret]
}

/** Four loops post concurrently, one of them images, until 30 posts are acknowledged and the server is killed. */
async function postUntilKilled(server: ServerProcess, { form }: RestClient) {
  const posts: string[] = []
  const picture = await drawPicture({ width: 64, height: 64 })
  let pictures = 0
  const write = async (name: string, file?: Blob) => {
    for (let number = 0; ; number += 1) {
      const answer = await form('/post', postForm(`${name} ${number}`, file)).catch(() => null)
      if (answer === null) return
      posts.push(answer.text('post.id'))
      if (file) pictures += 1
      if (posts.length >= 30 && pictures > 0) server.child.kill('SIGKILL')
    }
  }
  await Promise.all([write('one'), write('two'), write('three'), write('four', picture)])
  expect(await server.ended).toBe('SIGKILL')
  expect(posts.length).toBeGreaterThanOrEqual(30)
  return { posts, pictures }
}

function launch(settings: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ DATA_DIR: directory, RATE_LIMITS: 'off', ...settings })
  running.push(server)
  return server
}

async function start(settings: Record<string, string> = {}): Promise<{ server: ServerProcess; url: string }> {
  const server = launch(settings)
  return { server, url: await urlOf(server) }
}

async function allPosts(rest: RestClient): Promise<unknown[]> {
  const posts: unknown[] = []
  for (let page = 1; ; page += 1) {
    const found = listAt((await rest.get(`/post?limit=50&page=${page}`)).body, 'posts')
    posts.push(...found)
    if (found.length === 0) return posts
  }
}

/** Resolves when the socket is open, with a promise of its close code. */
async function connectWebSocket(url: string): Promise<{ closed: Promise<unknown> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  return { closed: once(socket, 'close').then(([code]) => code) }
}

async function isDatabaseRunning(): Promise<boolean> {
  return (await databaseProcess()) !== null
}

/** PostgreSQL removes this file when it stops. */
function databaseProcess(): Promise<number | null> {
  return readFile(path.join(directory, 'postgres/data/postmaster.pid'), 'utf8').then(
    (text) => Number.parseInt(text, 10),
    () => null,
  )
}

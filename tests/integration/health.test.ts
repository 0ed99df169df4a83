import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { openDatabaseProxy, type DatabaseProxy } from '#tests/support/database-proxy.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

const READY = { status: 200, body: { status: 'ready' } }
const NOT_READY = { status: 503, body: { status: 'the database does not answer' } }
const LIVE = { status: 200, body: { status: 'live' } }

const { log, lines } = createTestLog()
let testDatabase: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let member: TestMember
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  proxy = await openDatabaseProxy(testDatabase.url)
  app = await startTestApp({ databaseUrl: proxy.url }, { log })
  const [someone] = await createMembers(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
})
afterAll(async () => {
  await app.stop()
  await proxy.cut()
  await testDatabase.drop()
})
afterEach(async () => {
  await proxy.restore()
  await vi.waitUntil(async () => (await ask('ready')).status === READY.status, { timeout: 15_000 })
})

test('health checks report a live and ready process and are not cached', async () => {
  expect(await ask('live')).toEqual(LIVE)
  expect(await ask('ready')).toEqual(READY)
  const { headers } = await visit(app).http.fetch('/health/ready')
  expect(headers.get('cache-control')).toBe('no-store')
})

describe('while the database is unavailable', () => {
  test('the process is live but not ready, and ready again when it is back', async () => {
    await proxy.cut()
    expect(await ask('ready')).toEqual(NOT_READY)
    expect(await ask('live')).toEqual(LIVE)
    await proxy.restore()
    expect(await ask('ready')).toEqual(READY)
    expect((await member.rest.get('/post')).status).toBe(200)
  })

  test('WebSocket clients are asked to reconnect later', async () => {
    const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws')
    const [[response]] = await Promise.all([once(socket, 'upgrade'), once(socket, 'open')])
    const requestId = response.headers['x-request-id']
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${member.accessToken}` } }),
    )
    await once(socket, 'message')
    await proxy.cut()
    socket.send(
      JSON.stringify({
        type: 'subscribe',
        id: '1',
        payload: { query: 'subscription { postEvents { __typename } }' },
      }),
    )
    const [code, reason] = await once(socket, 'close')
    expect([code, String(reason)]).toEqual([1013, `Try again later (request ${requestId})`])
    const logged = lines.filter((line) => line['requestId'] === requestId && line['level'] === 50)
    expect(logged).toMatchObject([{ msg: 'WebSocket operation failed to start' }])
  })
})

test('database that accepts statements but does not answer is reported as not ready', async () => {
  proxy.silence()
  expect(await ask('ready')).toEqual(NOT_READY)
  expect(await ask('live')).toEqual(LIVE)
})

async function ask(question: 'live' | 'ready') {
  const response = await visit(app).http.fetch(`/health/${question}`)
  return { status: response.status, body: await response.json() }
}

import { once } from 'node:events'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createMember, type TestMember, visit } from '#tests/support/members.ts'
import { proxiedApp } from '#tests/support/proxied-app.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

const READY = { status: 200, body: { status: 'ready' } }
const NOT_READY = { status: 503, body: { status: 'the database does not answer' } }
const LIVE = { status: 200, body: { status: 'live' } }

const { app, proxy, lines } = await proxiedApp()
let member: TestMember
beforeAll(async () => {
  member = await createMember(app)
})
afterEach(async () => {
  await proxy.restore()
  await expect.poll(() => ask('ready')).toEqual(READY)
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

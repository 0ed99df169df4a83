import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { newNetwork } from '#tests/support/networks.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

const app = await sharedApp('limited')
const QUERY = '{ offersIdentitySignIn }'
const TOO_MANY = { code: 1013, reason: 'Too many messages' }

test('visitor who sends pings without end is answered up to the limit and disconnected', async () => {
  const socket = await connect(newNetwork())
  let answers = 0
  socket.on('message', () => (answers += 1))
  const closed = closingOf(socket)
  const { uses } = RATE_LIMITS.socketMessages
  for (let sent = 0; sent < 2 * uses; sent += 1) send(socket, { type: 'ping' })
  expect(await closed).toEqual(TOO_MANY)
  expect(answers).toBeLessThanOrEqual(uses)
})

test('messages that nobody asked for are counted like pings', async () => {
  const socket = await connect(newNetwork())
  const closed = closingOf(socket)
  for (let sent = 0; sent <= RATE_LIMITS.socketMessages.uses; sent += 1)
    send(socket, { type: 'complete', id: String(sent) })
  expect(await closed).toEqual(TOO_MANY)
})

test('bytes of messages are limited', async () => {
  const socket = await connect(newNetwork())
  const closed = closingOf(socket)
  for (let sent = 0; sent < 6; sent += 1)
    send(socket, { type: 'pong', payload: { text: 'x'.repeat(200_000) } })
  expect(await closed).toEqual(TOO_MANY)
})

test('messages of all sockets of a network are limited together', async () => {
  const network = newNetwork()
  const { uses } = RATE_LIMITS.networkMessages
  await app.dependencies.messageLimiter.consume('networkMessages', network, uses)
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': network },
  })
  await once(socket, 'open')
  const closed = closingOf(socket)
  send(socket, { type: 'connection_init' })
  expect(await closed).toEqual(TOO_MANY)
  const other = await connect(newNetwork())
  other.terminate()
})

test('ping with a long payload is not answered', async () => {
  const socket = await connect(newNetwork())
  const closed = closingOf(socket)
  let answers = 0
  socket.on('message', () => (answers += 1))
  send(socket, { type: 'ping', payload: { text: 'x'.repeat(1000) } })
  expect(await closed).toEqual({ code: 4400, reason: 'The payload of a ping is too long' })
  expect(answers).toBe(0)
})

test('second operation over the limit of requests within a minute closes the socket', async () => {
  const network = newNetwork()
  const socket = await connect(network)
  await app.dependencies.rateLimiter.consume('visitorRequests', network, RATE_LIMITS.visitorRequests.uses)
  const ask = (id: string) => send(socket, { id, type: 'subscribe', payload: { query: QUERY } })
  ask('1')
  const [answer] = await once(socket, 'message')
  expect(JSON.parse(String(answer))).toMatchObject({
    id: '1',
    type: 'error',
    payload: [{ extensions: { code: 'RATE_LIMITED' } }],
  })
  const closed = closingOf(socket)
  ask('2')
  expect(await closed).toEqual({ code: 1013, reason: 'Too many requests' })
})

test('network that opens too many sockets is refused with 429', async () => {
  const network = newNetwork()
  await app.dependencies.messageLimiter.consume('connections', network, RATE_LIMITS.connections.uses)
  await expect(connect(network)).rejects.toThrow('Unexpected server response: 429')
})

/** A socket of a visitor after the greeting. */
async function connect(network: string): Promise<WebSocket> {
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': network },
  })
  await once(socket, 'open')
  send(socket, { type: 'connection_init' })
  await once(socket, 'message')
  return socket
}

function send(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message), () => undefined)
}

async function closingOf(socket: WebSocket): Promise<{ code: number; reason: string }> {
  const [code, reason] = await once(socket, 'close')
  return { code: Number(code), reason: String(reason) }
}

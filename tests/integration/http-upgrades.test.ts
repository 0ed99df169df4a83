import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sharedApp } from '#tests/support/shared-app.ts'

/** The HTTP/2 upgrade request of Java's client and `curl --http2`. */
const OFFER =
  'Host: guffaw.example\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n'
const LOGIN = JSON.stringify({ email: 'nobody@mail.example', password: 'Wrong-pass-1' })
const POST = `POST /api/v1/auth/login HTTP/1.1\r\n${OFFER}Content-Type: application/json\r\nContent-Length: ${LOGIN.length}\r\n\r\n`
const REFUSED = '"message":"Invalid email or password"'

const app = await sharedApp()
let socket: Socket
afterEach(() => {
  socket.destroy()
})

test('request with an unsupported upgrade is answered over HTTP/1.1, and so is the next one', async () => {
  const { send, received } = await open()
  send(`GET /health/live HTTP/1.1\r\n${OFFER}\r\n`)
  await received(/^HTTP\/1\.1 200 OK\r\n/)
  send(`GET /api/v1/nothing HTTP/1.1\r\nHost: guffaw.example\r\n\r\n`)
  await received(/HTTP\/1\.1 404 Not Found\r\n/)
})

test.each([
  ['at once', [POST + LOGIN]],
  ['in parts', [POST, LOGIN.slice(0, 10), LOGIN.slice(10)]],
])('body of an upgrade request sent %s is read', async (_how, parts) => {
  const { send, received } = await open()
  for (const part of parts) {
    send(part)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await received(REFUSED)).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/)
})

test('invalid upgrade request gets the usual error', async () => {
  const { send, received } = await open()
  send(`GET /health/live HTTP/1.1\r\nHost: other.example\r\n${OFFER}\r\n`)
  expect(await received('The request must have exactly one Host header')).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n/,
  )
})

async function open() {
  const { port, hostname } = new URL(app.url)
  socket = connect(Number(port), hostname).setEncoding('latin1')
  await once(socket, 'connect')
  let said = ''
  socket.on('data', (text) => (said += text))
  return {
    send: (text: string) => socket.write(text, 'latin1'),
    received: async (what: string | RegExp) => {
      while (said.search(what) < 0) await once(socket, 'data')
      return said
    },
  }
}

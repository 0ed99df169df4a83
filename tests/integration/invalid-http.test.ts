import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { sharedApp } from '#tests/support/shared-app.ts'

const PATH = '/health/live'
const LAST = 'Connection: close\r\n\r\n'
const POST = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: guffaw.example\r\nContent-Type: application/json\r\n'
const UPGRADE = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
  '\r\n',
].join('\r\n')
const HOST_UNCLEAR = 'The request must have exactly one Host header'
const NO_HTTP = 'The request is not valid HTTP'

const app = await sharedApp()

const WRONG_HOSTS = [
  'Host: guffaw.example\r\nHost: guffaw.example\r\n',
  'Host: guffaw.example\r\nhOST: other.example\r\n',
  'Host:\r\n',
  ...[
    'two names',
    'guffaw.example/path',
    'somebody@guffaw.example',
    'guffaw.example:port',
    'http://guffaw.example',
  ]
    .concat(['[::1', 'guffaw.example:80:80', '<guffaw>', 'guffaw.example#', 'guff\\aw', 'gu\u00ffaw'])
    .map((name) => `Host: ${name}\r\n`),
]
const HOSTS = [
  'guffaw.example',
  'guffaw.example:4000',
  'my_host',
  '127.0.0.1:1',
  '[::1]:4000',
  'xn--bcher-kva.example',
]

describe('Host header', () => {
  test.for(WRONG_HOSTS)('%j is refused', async (hosts) => {
    const { status, headers, body } = await send(`GET ${PATH} HTTP/1.1\r\n${hosts}${LAST}`)
    expect(status).toBe(400)
    expect(JSON.parse(body)).toEqual({ success: false, message: HOST_UNCLEAR, code: 'BAD_REQUEST' })
    expect(headers).toMatch(/^x-content-type-options: nosniff$/im)
    expect((await send(`GET /graphql HTTP/1.1\r\n${hosts}${UPGRADE}`)).status).toBe(400)
  })

  test.for(HOSTS)('%j is accepted', async (host) => {
    expect((await send(`GET ${PATH} HTTP/1.1\r\nHost: ${host}\r\n${LAST}`)).status).toBe(200)
    expect((await send(`GET /graphql HTTP/1.1\r\nHost: ${host}\r\n${UPGRADE}`)).status).toBe(101)
  })

  test('is required except for HTTP/1.0', async () => {
    expect((await send(`GET ${PATH} HTTP/1.1\r\n${LAST}`)).status).toBe(400)
    expect((await send(`GET /graphql HTTP/1.1\r\n${UPGRADE}`)).status).toBe(400)
    expect((await send(`GET ${PATH} HTTP/1.0\r\n${LAST}`)).status).toBe(200)
  })
})

describe('absolute request target', () => {
  const ask = (target: string) => send(`GET ${target} HTTP/1.1\r\nHost: guffaw.example\r\n${LAST}`)

  test.for(['/health/live', '/graphql?query={__typename}', '/api/v1/openapi.json', '?from=elsewhere', ''])(
    'is accepted with the path %j',
    async (path) => {
      for (const origin of ['http://guffaw.example', 'HTTPS://Guffaw.Example'])
        expect((await ask(origin + path)).status).toBe(200)
    },
  )

  test('must match the Host header', async () => {
    for (const origin of ['http://other.example', 'http://guffaw.example:80', 'http://me@guffaw.example']) {
      const { status, body } = await ask(origin + PATH)
      expect(status, origin).toBe(400)
      expect(JSON.parse(body)).toEqual({ success: false, message: HOST_UNCLEAR, code: 'BAD_REQUEST' })
    }
  })
})

test('WebSocket handshake without its headers is refused in the usual envelope', async () => {
  const keyless = UPGRADE.replace(/Sec-WebSocket-Key.*\r\n/, '')
  const { status, headers, body } = await send(`GET /graphql HTTP/1.1\r\nHost: guffaw.example\r\n${keyless}`)
  expect(status).toBe(400)
  expect(headers).not.toMatch(/^content-type/im)
  expect(body).toBe('')
})

test('unknown expectation is ignored, and the response has the security headers', async () => {
  const asked = `GET ${PATH} HTTP/1.1\r\nHost: guffaw.example\r\nExpect: a-miracle\r\n${LAST}`
  const { status, headers } = await send(asked)
  expect(status).toBe(200)
  expect(headers).toMatch(/^x-content-type-options: nosniff$/im)
})

describe('invalid HTTP message is refused in the usual envelope:', () => {
  test.for([
    ['two Content-Length headers', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n${LAST}{}`],
    [
      'Content-Length with chunked encoding',
      `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n${LAST}0\r\n\r\n`,
    ],
    ['an obfuscated transfer encoding', `${POST}Transfer-Encoding: xchunked\r\n${LAST}0\r\n\r\n`],
    ['a transfer encoding after chunked', `${POST}Transfer-Encoding: chunked, identity\r\n${LAST}0\r\n\r\n`],
    ['a header name that ends in a space', `GET ${PATH} HTTP/1.1\r\nHost : guffaw.example\r\n${LAST}`],
    ['a folded header', `GET ${PATH} HTTP/1.1\r\nHost: guffaw.example\r\nX-One: a\r\n b\r\n${LAST}`],
    ['lines without a carriage return', `GET ${PATH} HTTP/1.1\nHost: guffaw.example\nConnection: close\n\n`],
    ['an unknown method', `BREW ${PATH} HTTP/1.1\r\nHost: guffaw.example\r\n${LAST}`],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000\u0001'],
  ] as const)('%s', async ([, sent]) => {
    const { status, headers, body } = await send(sent)
    expect(status).toBe(400)
    expect(JSON.parse(body)).toEqual({ success: false, message: NO_HTTP, code: 'BAD_REQUEST' })
    expect(headers).toMatch(/^x-content-type-options: nosniff$/im)
  })

  test.for([
    ['header', `GET ${PATH} HTTP/1.1\r\nHost: guffaw.example\r\nX-One: ${'a'.repeat(20_000)}\r\n${LAST}`],
    ['URL', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: guffaw.example\r\n${LAST}`],
  ] as const)('endless %s', async ([, sent]) => {
    const { status, body } = await send(sent)
    expect(status).toBe(431)
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'BAD_REQUEST' })
  })
})

type Answer = { status: number; headers: string; body: string }

/** Sends raw bytes. Resolves to the response when the server closes or upgrades the connection. */
async function send(request: string): Promise<Answer> {
  const { port, hostname } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
    if (answer.startsWith('HTTP/1.1 101 ')) socket.destroy()
  })
  // The connection may be reset if the server refuses a request before its end.
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(request, 'latin1')
  await closed
  const [headers = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(answer.split(' ')[1]), headers, body }
}

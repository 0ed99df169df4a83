import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGate, type Gate } from '#tests/support/gate.ts'
import { trustIn } from './caller.ts'
import { createHost } from './host.ts'

const TIMED_OUT = /^HTTP\/1\.1 408 /

type Timeouts = { headersTimeout?: number; bodyTimeout?: number; unreadBodyTimeout?: number }

let host: Awaited<ReturnType<typeof createHost>>
let slow: Gate
beforeEach(() => {
  slow = createGate()
})
afterEach(() => host.close())

async function start(timeouts: Timeouts): Promise<URL> {
  host = await createHost(pino({ level: 'silent' }), {
    isSecure: false,
    trustsProxy: trustIn(null),
    publicUrl: null,
    waiting: null,
    identityScriptUrl: null,
    mediaOrigin: null,
    ...timeouts,
  })
  await host.register(multipart)
  host.post('/json', async () => 'read')
  host.post('/slow', async () => {
    await slow.pass()
    return 'done'
  })
  host.post('/refused', {
    onRequest: async (_request, reply) => reply.status(401).send({ success: false }),
    handler: async () => 'read',
  })
  host.post('/begun', async ({ raw }, reply) => {
    // The stream pauses the request until more is read.
    await Readable.toWeb(raw).getReader().read()
    return reply.status(401).send({ success: false })
  })
  host.post('/file', async (request) => {
    const file = await request.file()
    return String((await file?.toBuffer())?.length)
  })
  return new URL(await host.listen({ port: 0, host: '127.0.0.1' }))
}

async function send(url: URL, first: string, last?: () => Promise<string>): Promise<string> {
  const socket = connect({ port: Number(url.port), host: url.hostname })
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  const closed = once(socket, 'close')
  socket.write(first)
  if (last) socket.write(await last())
  await closed
  return answer
}

test('client that sends its headers line by line is disconnected soon', async () => {
  const url = await start({ headersTimeout: 300 })
  expect(await send(url, 'GET / HTTP/1.1\r\nHost: guffaw.example\r\n')).toMatch(TIMED_OUT)
})

const head = (path: string, type: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: guffaw.example\r\nConnection: close\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`
const halfBody = `${head('/json', 'application/json', 'Content-Length: 100')}{`

describe('incomplete body', () => {
  test.for(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
    'is disconnected soon: %s',
    async (framing) => {
      const url = await start({ bodyTimeout: 300 })
      const half = framing.startsWith('Content') ? '{' : '1\r\n{\r\n'
      expect(await send(url, head('/json', 'application/json', framing) + half)).toMatch(TIMED_OUT)
    },
  )

  test('of a file has more time', async () => {
    const url = await start({ bodyTimeout: 300 })
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf '
    const rest = 'a file\r\n--x--\r\n'
    const framing = `Content-Length: ${part.length + rest.length}`
    // A later request with a buffered body has timed out by then.
    const later = async () => {
      expect(await send(url, halfBody)).toMatch(TIMED_OUT)
      return rest
    }
    const whole = send(url, head('/file', 'multipart/form-data; boundary=x', framing) + part, later)
    expect(await whole).toMatch(/^HTTP\/1\.1 200 [^]*11$/)
  })
})

test('complete body is answered, however long the handler takes', async () => {
  const url = await start({ bodyTimeout: 300 })
  const answer = send(url, `${head('/slow', 'application/json', 'Content-Length: 2')}{}`)
  await slow.reached
  // The body timeout of the first request would have expired too.
  expect(await send(url, halfBody)).toMatch(TIMED_OUT)
  slow.open()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*done$/)
})

describe('request refused before its body has ended', () => {
  const REFUSED = /^HTTP\/1\.1 401 [^]*\{"success":false\}$/
  const framing = (length: number, connection: string) =>
    `POST /refused HTTP/1.1\r\nHost: guffaw.example\r\nContent-Type: application/json\r\n` +
    `Connection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`

  test.for(['keep-alive', 'close'])(
    'is answered at once, and its connection closed if the body does not end: %s',
    async (connection) => {
      const url = await start({ unreadBodyTimeout: 300 })
      expect(await send(url, `${framing(1000, connection)}{`)).toMatch(REFUSED)
    },
  )

  test('is answered when the client sends all of its body first', async () => {
    const url = await start({})
    const body = 'x'.repeat(30 * 1024 * 1024)
    expect(await send(url, framing(body.length, 'close') + body)).toMatch(REFUSED)
  })

  test('is answered when reading the body has begun', async () => {
    const url = await start({})
    const body = 'x'.repeat(30 * 1024 * 1024)
    const framed = head('/begun', 'multipart/form-data; boundary=x', `Content-Length: ${body.length}`)
    expect(await send(url, framed + body)).toMatch(REFUSED)
  })

  test('keeps the connection for the next request once the body has ended', async () => {
    const url = await start({ unreadBodyTimeout: 300 })
    const body = 'x'.repeat(1024 * 1024)
    const answers = await send(url, framing(body.length, 'keep-alive') + body + framing(0, 'close'))
    expect(answers.match(/HTTP\/1\.1 401 /g)).toHaveLength(2)
  })
})

test('JSON body over the limit is refused when the client sends all of it first', async () => {
  const url = await start({})
  const body = 'x'.repeat(30 * 1024 * 1024)
  const whole = head('/json', 'application/json', `Content-Length: ${body.length}`) + body
  expect(await send(url, whole)).toMatch(/^HTTP\/1\.1 413 [^]*BODY_TOO_LARGE/)
})

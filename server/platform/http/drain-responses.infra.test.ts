import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { createGate, type Gate } from '#tests/support/gate.ts'
import { portOf } from '#tests/support/ports.ts'
import { drainResponses } from './drain-responses.ts'

/** Milliseconds, the longest timeout of Node.js. A test that waits for it never ends. */
const NEVER = 2 ** 31 - 1

let host: FastifyInstance
let port: number
let drain: (timeout: number) => Promise<void>
/** Blocks the response at `/slow`. */
let slow: Gate
beforeEach(async () => {
  host = Fastify({ return503OnClosing: false })
  slow = createGate()
  drain = drainResponses(host)
  host.get('/', async () => 'done')
  host.get('/slow', async () => {
    await slow.pass()
    return 'done'
  })
  await host.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(host.server.address())
})

function send(path: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: guffaw.example\r\n\r\n`)
  return socket
}

test('open response completes and closes its connection, and new connections are refused', async () => {
  const response = text(send('/slow'))
  await slow.reached
  const drained = drain(NEVER)
  const [error] = await once(connect(port, '127.0.0.1'), 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  slow.open()
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close[^]*done$/i)
  await drained
  await host.close()
})

test('connections without a complete request are closed at once', async () => {
  const [unused, half] = [connect(port, '127.0.0.1').resume(), connect(port, '127.0.0.1').resume()]
  half.write('GET / HTTP/1.1\r\nHost: guffaw.example\r\n')
  await Promise.all([once(unused, 'connect'), once(half, 'connect')])
  // Connections are accepted in order, so its response shows that the others were accepted.
  const used = send('/')
  await once(used, 'data')
  const closed = [used, unused, half].map((socket) => once(socket, 'close'))
  await Promise.all([drain(NEVER), ...closed])
  await host.close()
})

test('response that exceeds the timeout is aborted', async () => {
  const socket = send('/slow').resume()
  await slow.reached
  await Promise.all([drain(10), once(socket, 'close')])
  await host.close()
})

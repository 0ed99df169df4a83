import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portOf } from '#tests/support/ports.ts'
import { createGate, type Gate } from '#tests/support/gate.ts'
import { createConnections, type Connections } from './connections.ts'
import { ignoreUpgrade } from './ignored-upgrades.ts'
import { listen } from './listen.ts'

const FIRST = '127.0.0.1'
const SECOND = '127.0.0.2'
vi.mock('node:dns/promises', () => ({
  default: { lookup: async () => [{ address: FIRST }, { address: SECOND }] },
}))

let connections: Connections
let host: FastifyInstance
let port: number
/** `slow` blocks the response at `/slow`. `hungUp` is reached when its client has disconnected. */
let slow: Gate
let hungUp: Gate
beforeEach(async () => {
  connections = createConnections()
  host = Fastify({ serverFactory: connections.createServer, clientErrorHandler: () => undefined })
  host.get('/', async () => 'Here')
  slow = createGate()
  hungUp = createGate()
  host.get('/slow', async (_request, { raw }) => {
    raw.once('close', () => void hungUp.pass())
    await slow.pass()
  })
  host.server.on('upgrade', (request, _socket, rest) => {
    void ignoreUpgrade(host.server, connections, request, rest)
  })
  await listen(host, connections, { port: 0, host: 'localhost' })
  port = portOf(host.server.address())
})
afterEach(() => host.close())

test.each([FIRST, SECOND])('unreadable input at %s gets the usual error', async (address) => {
  const socket = connect(port, address)
  socket.write('No HTTP\r\n\r\n')
  expect(await text(socket)).toContain('The request is not valid HTTP')
})

test.each([FIRST, SECOND])('connection at %s does not prevent the host from closing', async (address) => {
  const unused = connect(port, address).resume()
  const used = connect(port, address)
  used.write('GET / HTTP/1.1\r\nHost: guffaw.example\r\n\r\n')
  await once(used, 'data')
  const closed = [once(unused, 'close'), once(used.resume(), 'close')]
  await Promise.all([connections.drain(), host.close(), ...closed])
})

test('client that disconnects before its upgrade request is parsed again does not prevent it either', async () => {
  const socket = connect(port, FIRST)
  const offer = 'Connection: Upgrade\r\nUpgrade: h2c\r\n'
  socket.write('GET /slow HTTP/1.1\r\nHost: guffaw.example\r\n\r\n')
  socket.write(`GET / HTTP/1.1\r\nHost: guffaw.example\r\n${offer}\r\n`)
  await slow.reached
  socket.resetAndDestroy()
  await hungUp.reached
  slow.open()
  // Every event of the disconnected socket has been handled when this request completes.
  expect((await fetch(`http://${FIRST}:${port}/`)).status).toBe(200)
  await Promise.all([connections.drain(), host.close()])
})

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createTestLog } from '#tests/support/log-lines.ts'
import { portOf } from '#tests/support/ports.ts'
import { send } from './socket-sender.ts'

const MESSAGE = 'x'.repeat(50_000)
/** More than the buffers of the system hold. */
const MESSAGES_MAX = 1000

test('socket that does not read is not read either, until it has caught up', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${portOf(server.address())}`)
  const [socket]: WebSocket[] = await once(server, 'connection')
  if (!socket) throw new Error('The client did not connect')
  client.pause()
  for (let sent = 0; !socket.isPaused && sent < MESSAGES_MAX; sent += 1) {
    const isSent = new Promise<void>((resolve) => send(socket, MESSAGE, createTestLog().log, resolve))
    // Writes to the system, as far as it takes them.
    await Promise.race([isSent, new Promise((resolve) => setImmediate(resolve))])
  }
  expect(socket.isPaused).toBe(true)
  client.resume()
  await expect.poll(() => socket.isPaused).toBe(false)
  client.terminate()
  server.close()
})

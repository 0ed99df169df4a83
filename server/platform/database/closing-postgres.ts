import { once } from 'node:events'
import { createServer } from 'node:net'
import { portOf } from '#tests/support/ports.ts'

const AUTHENTICATION_OK = message('R', Buffer.alloc(4))
const READY_FOR_QUERY = message('Z', Buffer.from('I'))
const ADMIN_SHUTDOWN = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

/** A PostgreSQL server that accepts each login and ends the connection in the same packet, as a server in shutdown can. */
export async function openClosingPostgres(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATION_OK, READY_FOR_QUERY, ADMIN_SHUTDOWN])))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://guffaw@127.0.0.1:${portOf(server.address())}/guffaw`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

/** A message is a type letter, its length including the length field, and its content. */
function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + content.length, 1)
  return Buffer.concat([head, content])
}

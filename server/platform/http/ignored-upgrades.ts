import type { IncomingMessage, Server } from 'node:http'
import type { Connections } from './connections.ts'

export function wantsWebSocket({ headers: { upgrade } }: IncomingMessage): boolean {
  return upgrade?.toLowerCase() === 'websocket'
}

/**
 * Node.js 20 does not read the body of a request with an `Upgrade` header, such as h2c of `curl --http2`, so the
 * request is parsed again without the header (RFC 9110, 7.8). From 24.9 on, `shouldUpgradeCallback` replaces this.
 */
export async function ignoreUpgrade(
  server: Server,
  connections: Connections,
  { socket, method, url, httpVersion, rawHeaders }: IncomingMessage,
  rest: Buffer,
): Promise<void> {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() !== 'upgrade')
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  // The new parser does not know about pipelined responses that are still being sent.
  await connections.responsesClosed(socket)
  // A socket that has closed emits no further event, so it would never be released.
  if (socket.destroyed) return
  socket.unshift(Buffer.concat([Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'), rest]))
  server.emit('connection', socket)
}

import type { IncomingMessage, Server } from 'node:http'
import type { Connections } from './connections.ts'

/** WebSocket is the only protocol to which a connection can be upgraded. */
export function wantsWebSocket({ headers: { upgrade } }: IncomingMessage): boolean {
  return upgrade?.toLowerCase() === 'websocket'
}

/**
 * Ignores an `Upgrade` header for any other protocol (RFC 9110, 7.8): Java's HTTP client and `curl --http2` offer h2c with
 * their first request. Node.js 20 emits every such request as an upgrade without reading its body, so the request is put
 * back without the header and parsed again. From Node.js 24.9 on, `shouldUpgradeCallback` replaces this.
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

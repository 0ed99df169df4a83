import type { IncomingMessage, Server } from 'node:http'
import type { Connections } from './connections.ts'

/** Whether a request wants to go on as a WebSocket, the one protocol that it may go on as. */
export function wantsWebSocket({ headers: { upgrade } }: IncomingMessage): boolean {
  return upgrade?.toLowerCase() === 'websocket'
}

/**
 * Answers a request that offered to go on in another protocol as if it had not (RFC 9110, §7.8): Java's client and
 * `curl --http2` offer HTTP/2 with their first. Node.js 20 hands all that offer something to whoever takes upgrades, read no
 * further than its headers, so these are given back to be read once more, without the offer.
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
  // Who reads it anew knows nothing of answers that are still on their way, and would not wait for their end.
  await connections.answered(socket)
  // Who has hung up meanwhile would be held for good: their connection has closed already.
  if (socket.destroyed) return
  socket.unshift(Buffer.concat([Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'), rest]))
  server.emit('connection', socket)
}

import type { IncomingMessage, Server } from 'node:http'

export function wantsWebSocket({ headers: { upgrade } }: IncomingMessage): boolean {
  return upgrade?.toLowerCase() === 'websocket'
}

/**
 * Java's HTTP client and `curl --http2` offer an upgrade to h2c, which servers may ignore (RFC 9110, 7.8). Node.js 20
 * does not read the body of such a request, so it is parsed again without the header. From 24.9 on,
 * `shouldUpgradeCallback` replaces this.
 */
export function ignoreUpgrade(
  server: Server,
  { socket, method, url, httpVersion, rawHeaders }: IncomingMessage,
  rest: Buffer,
): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() !== 'upgrade')
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  socket.unshift(Buffer.concat([Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'), rest]))
  server.emit('connection', socket)
}

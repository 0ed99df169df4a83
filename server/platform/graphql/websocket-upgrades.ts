import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { WebSocketServer } from 'ws'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOfUpgrade, type ProxyTrust } from '#server/platform/http/caller.ts'
import { namesOneHost } from '#server/platform/http/host-header.ts'
import { ignoreUpgrade, wantsWebSocket } from '#server/platform/http/ignored-upgrades.ts'
import { isSameOrigin } from '#server/platform/http/same-origin.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'

export type UpgradeOptions = {
  dependencies: Dependencies
  publicUrl: string | null
  trustsProxy: ProxyTrust
}

/** Upgrades requests of this site to /graphql, within the limit per network. Returns the ids of upgraded requests. */
export function acceptUpgrades(
  app: FastifyInstance,
  sockets: WebSocketServer,
  { dependencies, publicUrl, trustsProxy }: UpgradeOptions,
): (request: IncomingMessage) => string {
  const { concurrencyLimiter, messageLimiter, log } = dependencies
  const requestIds = new WeakMap<IncomingMessage, string>()
  const requestIdOf = (request: IncomingMessage) => requestIds.get(request) ?? ''
  sockets.on('headers', (headers, request) => {
    headers.push(`X-Request-Id: ${requestIdOf(request)}`)
  })
  // The default response of ws lacks the security headers, so the response has no body.
  sockets.on('wsClientError', (_error, socket) => rejectUpgrade(socket, '400 Bad Request'))
  app.server.on('upgrade', (request, socket, head) => {
    if (!wantsWebSocket(request)) return ignoreUpgrade(app.server, request, head)
    // Node.js has removed its listeners, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy())
    requestIds.set(request, randomUUID())
    if (!namesOneHost(request)) return rejectUpgrade(socket, '400 Bad Request')
    if (!isAllowedUpgrade(request, publicUrl)) return rejectUpgrade(socket, '403 Forbidden')
    const { network } = callerOfUpgrade(request, trustsProxy)
    const open = async () => {
      await limitUse({ rateLimiter: messageLimiter }, 'connections', network)
      socket.once('close', concurrencyLimiter.enter('networkSockets', network))
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        // ws closes the socket itself.
        webSocket.on('error', (error) => log.debug({ err: error }, 'WebSocket'))
        sockets.emit('connection', webSocket, request)
      })
    }
    open().catch((error: unknown) => {
      if (error instanceof RateLimitedError)
        return rejectUpgrade(socket, `429 Too Many Requests\r\nRetry-After: ${error.retryAfterSeconds}`)
      log.error({ err: error, requestId: requestIdOf(request) }, 'WebSocket upgrade failed')
      return socket.destroy()
    })
  })
  return requestIdOf
}

/** Browsers send cookies with WebSocket requests of every site, so the origin has to be this site. */
function isAllowedUpgrade({ url, headers }: IncomingMessage, publicUrl: string | null): boolean {
  return url?.split('?')[0] === '/graphql' && isSameOrigin(headers, publicUrl)
}

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

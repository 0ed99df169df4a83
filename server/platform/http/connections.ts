import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sendClientError } from './client-error-responses.ts'

/** Milliseconds, enough for an upload of 40 MB over a slow network. */
const REQUEST_TIMEOUT = 10 * 60_000
/** Milliseconds. Limits clients that send headers byte by byte to hold a connection (Slowloris). */
const HEADERS_TIMEOUT = 15_000
/** Milliseconds. Proxies have a shorter idle timeout, so they do not reuse a connection that is closing. */
const KEEP_ALIVE_TIMEOUT = 72_000

export type Connections = {
  createServer(listener: RequestListener): Server
  /** Resolves when every response of the connection has been sent or aborted. */
  responsesClosed(connection: Socket): Promise<void>
  /** Accepts no connections, closes each after its current response and resolves when all are closed. */
  drain(): Promise<void>
  closeAll(): void
}

export function createConnections({ headersTimeout = HEADERS_TIMEOUT } = {}): Connections {
  const openResponses = new Map<Socket, Set<ServerResponse>>()
  let isDraining = false
  const onConnection = (socket: Socket) => {
    if (isDraining) return void socket.destroy()
    // A socket is emitted again when its upgrade request is parsed again.
    if (openResponses.has(socket)) return
    openResponses.set(socket, new Set())
    socket.once('close', () => openResponses.delete(socket))
    // Node.js removes its listeners at an upgrade, and an unhandled socket error would end the process.
    socket.on('error', () => socket.destroy())
  }
  const onRequest: RequestListener = ({ socket }, response) => {
    const responses = openResponses.get(socket)
    responses?.add(response)
    response.once('close', () => {
      responses?.delete(response)
      if (isDraining && responses?.size === 0) socket.destroySoon()
    })
  }
  return {
    createServer(listener) {
      const server = createServer({
        requestTimeout: REQUEST_TIMEOUT,
        headersTimeout,
        connectionsCheckingInterval: headersTimeout / 3,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      })
      return (
        server
          .on('connection', onConnection)
          .on('request', onRequest)
          .on('request', listener)
          // Unknown expectations are ignored (RFC 9110, 10.1.1); the 417 response of Node.js lacks the security headers.
          .on('checkExpectation', (...exchange) => server.emit('request', ...exchange))
          .on('clientError', sendClientError)
      )
    },
    async responsesClosed(connection) {
      const responses = openResponses.get(connection) ?? []
      await Promise.all(Array.from(responses, closeOf))
    },
    async drain() {
      isDraining = true
      // Node.js closes idle connections except those on which no request was sent yet (browser preconnects).
      for (const socket of openResponses.keys()) if (socket.bytesRead === 0) socket.destroy()
      await Promise.all(Array.from(openResponses.keys(), closeOf))
    },
    closeAll() {
      for (const socket of openResponses.keys()) socket.destroy()
    },
  }
}

function closeOf(emitter: Socket | ServerResponse): Promise<void> {
  return new Promise((resolve) => void emitter.once('close', resolve))
}

import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sendClientError } from './client-error-responses.ts'

/** Milliseconds. An upload of 40 MB over a poor network has to fit in. */
const REQUEST_TIMEOUT = 10 * 60_000
/** Milliseconds. Who sends a line now and then only holds a connection ("slow loris"). */
const HEADERS_TIMEOUT = 15_000
/** Milliseconds; longer than proxies keep a connection, whose next request would meet its end. */
const KEEP_ALIVE_TIMEOUT = 72_000

export type Connections = {
  /** One for each address at which the host listens. */
  createServer(listener: RequestListener): Server
  /** Resolves when all that came over it so far is answered, or given up by who sent it. */
  answered(connection: Socket): Promise<void>
  /** Takes no more, keeps none for a next request, and resolves when none is left. */
  drain(): Promise<void>
  /** Ends those that are left. */
  cutOff(): void
}

/** Knows what clients hold open. `headersTimeout`: milliseconds in which a request's headers have to be there. */
export function createConnections({ headersTimeout = HEADERS_TIMEOUT } = {}): Connections {
  const unanswered = new Map<Socket, Set<ServerResponse>>()
  let isDraining = false
  const onConnection = (socket: Socket) => {
    if (isDraining) return void socket.destroy()
    // Once only: it comes here again when one of its requests is read anew.
    if (unanswered.has(socket)) return
    unanswered.set(socket, new Set())
    socket.once('close', () => unanswered.delete(socket))
    // The host lets go of those that become WebSockets, and an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy())
  }
  const onRequest: RequestListener = ({ socket }, response) => {
    const responses = unanswered.get(socket)
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
          // Expectations but the one that Node.js meets itself are ignored (RFC 9110, 10.1.1): its refusal would guard nobody.
          .on('checkExpectation', (...exchange) => server.emit('request', ...exchange))
          .on('clientError', sendClientError)
      )
    },
    async answered(connection) {
      const responses = unanswered.get(connection) ?? []
      await Promise.all(Array.from(responses, closeOf))
    },
    async drain() {
      isDraining = true
      // Node.js closes those that wait for a next request, and waits for those that a browser opened ahead of its first.
      for (const socket of unanswered.keys()) if (socket.bytesRead === 0) socket.destroy()
      await Promise.all(Array.from(unanswered.keys(), closeOf))
    },
    cutOff() {
      for (const socket of unanswered.keys()) socket.destroy()
    },
  }
}

/** Whatever the reason. */
function closeOf(one: Socket | ServerResponse): Promise<void> {
  return new Promise((resolve) => void one.once('close', resolve))
}

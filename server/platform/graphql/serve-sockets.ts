import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CloseCode, handleProtocols, type Server } from 'graphql-ws'
import type { RawData, WebSocket, WebSocketServer } from 'ws'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOfUpgrade, type ProxyTrust } from '#server/platform/http/caller.ts'
import type { SocketIdentity } from './authenticate-socket.ts'
import { closeTryAgainLater, send } from './socket-sender.ts'

/** The state of a socket. `refusedAt` is the time of the last operation over a rate limit, from `performance.now()`. */
export type SocketExtra = {
  socket: WebSocket
  request: IncomingMessage
  identity?: SocketIdentity
  refusedAt?: number
}

/** Milliseconds between pings. A client that has not answered one until the next is gone. */
const KEEP_ALIVE = 12_000
/** Milliseconds that clients have to complete the closing handshake during a shutdown. */
const CLOSE_TIMEOUT = 1000
const GOING_AWAY = 1001

/**
 * Connects sockets to graphql-ws, instead of its own adapter, which reads and answers without a limit and prints the errors of
 * clients. Messages over the limits are never parsed. Returns a function that closes each socket with code 1001 (going away),
 * after which clients reconnect.
 */
export function serveSockets(
  sockets: WebSocketServer,
  server: Server<SocketExtra>,
  { dependencies, trustsProxy }: { dependencies: Dependencies; trustsProxy: ProxyTrust },
): () => Promise<void> {
  const { log } = dependencies
  sockets.options.handleProtocols = handleProtocols
  sockets.on('connection', (socket, request) => {
    const isAllowed = messageLimit(dependencies, callerOfUpgrade(request, trustsProxy).network)
    const receive = async (message: Buffer, handle: (message: string) => Promise<void>) => {
      try {
        if (!(await isAllowed(message.length))) return closeTryAgainLater(socket, 'Too many messages')
        if (socket.readyState === socket.OPEN) await handle(message.toString())
      } catch (error) {
        log.error({ err: error }, 'WebSocket message failed')
        socket.close(CloseCode.InternalServerError, 'Internal server error')
      }
    }
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (message) => new Promise((resolve) => send(socket, message, log, resolve)),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => socket.on('message', (data) => void receive(bytesOf(data), handle)),
      },
      { socket, request },
    )
    const stopPings = keepAlive(socket)
    socket.once('close', (code, reason) => {
      stopPings()
      void closed(code, String(reason))
    })
  })
  return async () => {
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away')
    sockets.removeAllListeners()
    const timer = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_TIMEOUT)
    await new Promise<void>((resolve, reject) => {
      sockets.close((error) => (error ? reject(error) : resolve()))
    })
    clearTimeout(timer)
  }
}

/** The limits of messages count in this process, because a question to Redis would take longer than a message. */
function messageLimit(
  { messageLimiter }: Dependencies,
  network: string,
): (bytes: number) => Promise<boolean> {
  const socketKey = randomUUID()
  return async (bytes) => {
    const states = await Promise.all([
      messageLimiter.consume('socketMessages', socketKey),
      messageLimiter.consume('socketBytes', socketKey, bytes),
      messageLimiter.consume('networkMessages', network),
    ])
    return states.every((state) => state.isAllowed)
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}

function keepAlive(socket: WebSocket): () => void {
  let isAnswered = true
  const onPong = () => {
    isAnswered = true
  }
  socket.on('pong', onPong)
  const timer = setInterval(() => {
    if (!isAnswered) return socket.terminate()
    isAnswered = false
    socket.ping()
  }, KEEP_ALIVE)
  return () => clearInterval(timer)
}

import type { ExecutionResult } from 'graphql'
import { MessageType } from 'graphql-ws'
import { Repeater } from 'graphql-yoga'
import type { WebSocket } from 'ws'
import type { Logger } from '#server/platform/logger.ts'
import { isBroadcast, type BroadcastResult } from './plugins/broadcast-subscriptions.ts'
import type { EventStream } from '#server/platform/events/event-stream.ts'

/** WebSocket close code after which clients reconnect (IANA WebSocket Close Code Number Registry). */
const TRY_AGAIN_LATER = 1013
/** A socket with more unsent bytes is not read, so that a client that reads no answers gets no further ones. */
const PAUSED_BYTES = 64 * 1024
/** A socket with more unsent bytes is closed. The client reconnects and loads what it missed. */
const MAX_BUFFERED_BYTES = 1024 * 1024

const END_OF_MESSAGE = Buffer.from('}')

/** Milliseconds that a client has to complete the closing handshake. */
const CLOSE_TIMEOUT = 1000

/** Further messages are ignored. */
export function endSocket(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return
  socket.removeAllListeners('message').close(code, reason)
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref()
}

export function closeTryAgainLater(socket: WebSocket, reason: string): void {
  endSocket(socket, TRY_AGAIN_LATER, reason)
}

/** Everything that a socket sends goes through here, because unsent messages stay in memory. Calls `onSent` also if it fails. */
export function send(socket: WebSocket, message: string | Buffer, log: Logger, onSent?: () => void): void {
  if (socket.readyState === socket.OPEN && socket.bufferedAmount > MAX_BUFFERED_BYTES) {
    log.info('Closed a WebSocket that reads too slowly')
    closeTryAgainLater(socket, 'Too slow to keep up')
  }
  if (socket.readyState !== socket.OPEN) return onSent?.()
  socket.send(message, { binary: false }, () => {
    if (socket.isPaused && socket.bufferedAmount <= PAUSED_BYTES) socket.resume()
    onSent?.()
  })
  if (socket.bufferedAmount > PAUSED_BYTES) socket.pause()
}

/** Sends results shared by several subscribers as bytes that are encoded once; graphql-ws sends all others. */
export function sendBroadcast(
  results: EventStream<ExecutionResult>,
  { socket, id }: { socket: WebSocket; id: string },
  log: Logger,
): AsyncIterableIterator<ExecutionResult> {
  // A buffer would take a kilobyte per open socket, because it is a part of a larger one.
  const head = `{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":`
  const sendResult = (result: BroadcastResult) =>
    send(socket, Buffer.concat([Buffer.from(head), result.bytes(), END_OF_MESSAGE]), log)
  return new Repeater(async (push, stop) => {
    let isOver = false
    const unsubscribe = results.subscribe({
      next(result) {
        // Waiting for the push keeps shared results behind earlier individual ones.
        if (!isBroadcast(result)) return push(result)
        if (!isOver) sendResult(result)
        return undefined
      },
      end: stop,
    })
    await stop
    isOver = true
    unsubscribe()
  })
}

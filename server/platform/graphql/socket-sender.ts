import type { ExecutionResult } from 'graphql'
import { MessageType } from 'graphql-ws'
import { Repeater } from 'graphql-yoga'
import type { WebSocket } from 'ws'
import type { Logger } from '#server/platform/logger.ts'
import { isBroadcast, type BroadcastResult } from './plugins/broadcast-subscriptions.ts'
import type { EventStream } from '#server/platform/events/event-stream.ts'

/** WebSocket close code after which clients reconnect (IANA WebSocket Close Code Number Registry). */
const TRY_AGAIN_LATER = 1013
/** A socket with more unsent bytes is closed. The client reconnects and loads what it missed. */
const MAX_BUFFERED_BYTES = 1024 * 1024

const END_OF_MESSAGE = Buffer.from('}')

export function closeTryAgainLater(socket: WebSocket, reason: string): void {
  socket.close(TRY_AGAIN_LATER, reason)
}

/** Has to be called before each message, because unsent messages stay in memory. */
export function closeIfSlow(socket: WebSocket, log: Logger): void {
  if (socket.bufferedAmount <= MAX_BUFFERED_BYTES || socket.readyState !== socket.OPEN) return
  log.info('Closed a WebSocket that reads too slowly')
  closeTryAgainLater(socket, 'Too slow to keep up')
}

/** Sends results shared by several subscribers as bytes that are encoded once; graphql-ws sends all others. */
export function sendBroadcast(
  results: EventStream<ExecutionResult>,
  { socket, id }: { socket: WebSocket; id: string },
  log: Logger,
): AsyncIterableIterator<ExecutionResult> {
  // A buffer would take a kilobyte per open socket, because it is a part of a larger one.
  const head = `{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":`
  const send = (result: BroadcastResult) => {
    closeIfSlow(socket, log)
    if (socket.readyState !== socket.OPEN) return
    socket.send(Buffer.concat([Buffer.from(head), result.bytes(), END_OF_MESSAGE]), { binary: false })
  }
  return new Repeater(async (push, stop) => {
    let isOver = false
    const unsubscribe = results.subscribe({
      next(result) {
        // Waiting for the push keeps shared results behind earlier individual ones.
        if (!isBroadcast(result)) return push(result)
        if (!isOver) send(result)
        return undefined
      },
      end: stop,
    })
    await stop
    isOver = true
    unsubscribe()
  })
}

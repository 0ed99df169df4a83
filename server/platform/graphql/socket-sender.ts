import type { ExecutionResult } from 'graphql'
import { MessageType } from 'graphql-ws'
import { Repeater } from 'graphql-yoga'
import type { WebSocket } from 'ws'
import type { Logger } from '#server/platform/logger.ts'
import { isBroadcast, type BroadcastResult } from './plugins/broadcast-subscriptions.ts'
import type { EventStream } from '#server/platform/events/event-stream.ts'

/** A close code of the WebSocket protocol that clients take as a wish to come back (RFC 6455, IANA's registry). */
const TRY_AGAIN_LATER = 1013
/** Bytes that may wait for a socket that reads slowly; then it is closed, for what it misses it can fetch. */
const BACKLOG_MAX_BYTES = 1024 * 1024

const END_OF_MESSAGE = Buffer.from('}')

export function sendAway(socket: WebSocket, reason: string): void {
  socket.close(TRY_AGAIN_LATER, reason)
}

/** To be asked before something is sent, or the memory would hold whatever a client does not read. */
export function sendAwayIfSlow(socket: WebSocket, log: Logger): void {
  if (socket.bufferedAmount <= BACKLOG_MAX_BYTES || socket.readyState !== socket.OPEN) return
  log.info('A WebSocket is closed that reads too slowly')
  sendAway(socket, 'Too slow to keep up')
}

/** Sends what is the same for many as the bytes that it is, past graphql-ws, and leaves the rest to it. */
export function sendBroadcast(
  results: EventStream<ExecutionResult>,
  { socket, id }: { socket: WebSocket; id: string },
  log: Logger,
): AsyncIterableIterator<ExecutionResult> {
  const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":`)
  const send = (result: BroadcastResult) => {
    sendAwayIfSlow(socket, log)
    // What comes too late for a socket that closes is not sent.
    if (socket.readyState !== socket.OPEN) return
    socket.send(Buffer.concat([head, result.bytes(), END_OF_MESSAGE]), { binary: false })
  }
  return new Repeater(async (push, stop) => {
    let isOver = false
    const unsubscribe = results.subscribe({
      next(result) {
        // Waited for, so that what is shared does not overtake what is not.
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

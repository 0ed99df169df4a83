import type { ExecutionResult } from 'graphql'
import { MessageType } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Logger } from '#server/logger.ts'
import { mapDefined } from './map-defined.ts'
import { isShared } from './plugins/shared-executions.ts'

/** A close code of the WebSocket protocol that clients take as a wish to come back (RFC 6455, IANA's registry). */
const TRY_AGAIN_LATER = 1013
/** Bytes that may wait for a socket that reads slowly; then it is closed, for what it misses it can fetch. */
const BACKLOG_MAX_BYTES = 1024 * 1024

export function sendAway(socket: WebSocket, reason: string): void {
  socket.close(TRY_AGAIN_LATER, reason)
}

/** To be asked before something is sent, or the memory would hold whatever a client does not read. */
export function sendAwayIfSlow(socket: WebSocket, log: Logger): void {
  if (socket.bufferedAmount <= BACKLOG_MAX_BYTES || socket.readyState !== socket.OPEN) return
  log.info('A WebSocket is closed that reads too slowly')
  sendAway(socket, 'Too slow to keep up')
}

/** Sends what is the same for many as the one text that it is, and leaves the rest to graphql-ws. */
export function sendShared(
  results: AsyncIterable<ExecutionResult>,
  { socket, id }: { socket: WebSocket; id: string },
  log: Logger,
): AsyncIterableIterator<ExecutionResult> {
  const head = `{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":`
  return mapDefined(results, (result) => {
    if (!isShared(result)) return result
    sendAwayIfSlow(socket, log)
    // What comes too late for a socket that closes is not sent.
    if (socket.readyState === socket.OPEN) socket.send(`${head}${result.stringify()}}`)
    return undefined
  })
}

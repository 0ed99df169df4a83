import { Socket } from 'node:net'
import type pg from 'pg'

/** Closes a connection that receives no byte for `milliseconds`. The pool closes idle connections earlier. */
export function limitSilence({ connection }: pg.PoolClient, milliseconds: number): void {
  if (connection.stream instanceof Socket) connection.stream.setTimeout(milliseconds)
}

/** pg reports a closed connection to the query that waits for a response. */
export function closeWhenSilent({ connection }: pg.PoolClient, onClose: () => void): void {
  connection.stream.once('timeout', () => {
    onClose()
    connection.stream.destroy()
  })
}

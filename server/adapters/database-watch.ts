import { setTimeout as wait } from 'node:timers/promises'
import { callbackify } from 'node:util'
import pg from 'pg'
import type { Logger } from '#server/logger.ts'

/** Milliseconds; together, and with a little for the rest, less than the two seconds in which every call is answered. */
const LOOK_EVERY = 100
/** That a connection may be made or used before it is asked whether the database is still there. */
const STALLED_AFTER = 500
/** In which a database that is there lets somebody in. */
const PROBE_PATIENCE = 800
/** Between two questions. */
const PROBE_AGAIN = 500

type Connecting = { since: number; giveUp: (error: Error) => void }

/**
 * Tells a database that is slow from one that is not there. Who waits for a slow one goes on waiting; of one that takes
 * connections or statements and answers none, every connection is given up at once, until it answers again.
 */
export function watchDatabase(config: pg.ClientConfig, log: Logger) {
  const connecting = new Map<pg.Client, Connecting>()
  const inUse = new Map<pg.PoolClient, number>()
  let isSilent = false
  let isProbing = false

  const giveUpAll = () => {
    for (const { giveUp } of connecting.values()) giveUp(new Error('Connection terminated: no answer'))
    for (const client of inUse.keys()) hangUp(client)
  }
  const look = async () => {
    const stalled = performance.now() - STALLED_AFTER
    const starts = [...inUse.values(), ...Array.from(connecting.values(), ({ since }) => since)]
    if (isProbing || !(isSilent || starts.some((since) => since < stalled))) return
    isProbing = true
    const isAnswered = await answers(config)
    if (!isAnswered) giveUpAll()
    if (isAnswered === isSilent)
      log.warn(isAnswered ? 'The database answers again' : 'The database does not answer any more')
    isSilent = !isAnswered
    await wait(PROBE_AGAIN, undefined, { ref: false })
    isProbing = false
  }

  class WatchedClient extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      const connected = new Promise<pg.Client>((resolve, reject) => {
        const giveUp = (error: Error) => {
          connecting.delete(this)
          hangUp(this)
          reject(error)
        }
        connecting.set(this, { since: performance.now(), giveUp })
        if (isSilent) setImmediate(giveUp, new Error('Connection terminated: no answer'))
        else super.connect().then(() => resolve(this), reject)
      }).finally(() => connecting.delete(this))
      if (!callback) return connected
      callbackify(() => connected)(callback)
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY).unref()
  return {
    Client: WatchedClient,
    watch(pool: pg.Pool) {
      pool.on('acquire', (client) => {
        inUse.set(client, performance.now())
        // Once whoever has it has sent something: a connection that waits for an answer is cut, others are let finish.
        if (isSilent) setImmediate(hangUp, client)
      })
      pool.on('release', (_error, client) => void inUse.delete(client))
      pool.on('remove', (client) => void inUse.delete(client))
    },
    end: () => clearInterval(timer),
  }
}

/** Whether somebody is let in, or is told why not. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  const isLetIn = client.connect().then(
    () => true,
    (error: unknown) => error instanceof pg.DatabaseError,
  )
  const isAnswered = await Promise.race([isLetIn, patience()])
  hangUp(client)
  return isAnswered
}

/** In parts, so that a moment in which this process does nothing does not count for more than one. */
async function patience(): Promise<false> {
  for (let waited = 0; waited < PROBE_PATIENCE; waited += LOOK_EVERY)
    await wait(LOOK_EVERY, undefined, { ref: false })
  return false
}

function hangUp(client: pg.ClientBase & { end?: () => Promise<void> }): void {
  // Whoever waited for an answer is told by their own error.
  void client.end?.().catch(() => undefined)
}

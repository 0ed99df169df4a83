import { setImmediate as poll, setTimeout as wait } from 'node:timers/promises'
import { callbackify } from 'node:util'
import pg from 'pg'
import type { Logger } from '#server/logger.ts'
import { countHeardBytes, type HeardBytes } from './heard-bytes.ts'

/** Milliseconds; together, and with a little for the rest, less than the two seconds in which every call is answered. */
const LOOK_EVERY = 100
/** That a connection may be made or used before it is asked whether the database is still there. */
const STALLED_AFTER = 300
/** In which a database that is there says anything at all. */
const PROBE_PATIENCE = 1000
/** Between two questions. */
const PROBE_AGAIN = 500
/** Of the patience. The busier the machine, the longer each of them takes, for this process as for the database. */
const PART = 50
/** In which somebody who knocked and was heard is let in, to leave as it is polite. */
const LOGIN_PATIENCE = 2000

type Connecting = { since: number; giveUp: (error: Error) => void }

/**
 * Tells a database that is slow from one that is not there. Who waits for a slow one goes on waiting; of one that takes
 * connections or statements and says nothing, over any of them, every connection is given up at once, until it is heard again.
 */
export function watchDatabase(config: pg.ClientConfig, log: Logger) {
  const connecting = new Map<pg.Client, Connecting>()
  const inUse = new Map<pg.PoolClient, number>()
  const heard = countHeardBytes()
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
    const isAnswered = await isHeard(config, heard)
    if (!isAnswered) giveUpAll()
    if (isAnswered === isSilent)
      log.warn(isAnswered ? 'The database answers again' : 'The database does not answer any more')
    isSilent = !isAnswered
    await wait(PROBE_AGAIN, undefined, { ref: false })
    isProbing = false
  }

  class WatchedClient extends pg.Client {
    constructor(given?: string | pg.ClientConfig) {
      super({
        ...(typeof given === 'string' ? { connectionString: given } : given),
        stream: heard.openSocket,
      })
    }

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

/**
 * Whether the database says anything to whoever is connected, or to somebody who knocks: a busy one says its first word long
 * before it has let them in.
 */
async function isHeard(config: pg.ClientConfig, { openSocket, total }: HeardBytes): Promise<boolean> {
  const before = total()
  const socket = openSocket()
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: LOGIN_PATIENCE,
    stream: () => socket,
  })
  client.on('error', () => undefined)
  const knock = async () => {
    await client.connect()
    await client.end()
  }
  // Whatever the reason for which nobody is let in: what counts is whether anything was heard.
  knock().catch(() => undefined)
  const isOver = () => socket.destroyed || total() > before
  for (let waited = 0; waited < PROBE_PATIENCE && !isOver(); waited += PART)
    await wait(PART, undefined, { ref: false })
  // What arrived while this process did nothing is read before it counts as not said.
  await poll()
  if (total() > before) return true
  // Nobody will answer a farewell.
  socket.destroy()
  return false
}

function hangUp(client: pg.ClientBase & { end?: () => Promise<void> }): void {
  // Whoever waited for an answer is told by their own error.
  void client.end?.().catch(() => undefined)
}

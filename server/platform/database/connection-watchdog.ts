import { setImmediate as poll, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#server/platform/logger.ts'
import { countHeardBytes, type HeardBytes } from './received-bytes.ts'
import type { WaitingPool } from './waiting-pool.ts'

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

/**
 * Tells a database that is slow from one that is not there. Requests go on waiting for a slow one. When the database accepts
 * connections or statements and sends nothing over any of them, all connections are closed until it sends something again.
 */
export function watchDatabase(config: pg.ClientConfig, log: Logger) {
  const inUse = new Map<pg.PoolClient, number>()
  const heard = countHeardBytes()
  let isSilent = false
  let isProbing = false

  const look = async (pool: WaitingPool) => {
    const now = performance.now()
    const isStalled =
      pool.milliseconds() > STALLED_AFTER || [...inUse.values()].some((since) => now - since > STALLED_AFTER)
    if (isProbing || !(isSilent || isStalled)) return
    isProbing = true
    const isAnswered = await isHeard(config, heard)
    if (!isAnswered) heard.destroySockets()
    if (isAnswered === isSilent)
      log.warn(isAnswered ? 'The database responds again' : 'The database stopped responding')
    isSilent = !isAnswered
    await wait(PROBE_AGAIN, undefined, { ref: false })
    isProbing = false
  }

  let timer: NodeJS.Timeout | undefined
  return {
    /** For the pool's connections. */
    openSocket() {
      const socket = heard.openSocket()
      // The client reports the closed socket once it has begun to connect.
      if (isSilent) setImmediate(() => socket.destroy())
      return socket
    },
    watch(pool: WaitingPool) {
      pool.on('acquire', (client) => void inUse.set(client, performance.now()))
      pool.on('release', (_error, client) => void inUse.delete(client))
      pool.on('remove', (client) => void inUse.delete(client))
      timer = setInterval(() => void look(pool), LOOK_EVERY).unref()
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

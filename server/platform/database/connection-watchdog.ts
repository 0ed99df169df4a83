import { Socket } from 'node:net'
import { setImmediate as poll, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#server/platform/logger.ts'
import type { WaitingPool } from './waiting-pool.ts'

/** All times are in milliseconds. Every request gets a response within two seconds, so detection takes less. */
const CHECK_INTERVAL = 100
/** A connection may be in use or waited for this long before the database is probed. */
const STALLED_AFTER = 300
/** An available database sends at least one byte within this time. */
const PROBE_TIMEOUT = 1000
const PROBE_INTERVAL = 500
/** The probe waits in steps, which take longer on a busy machine and extend the timeout. */
const PROBE_STEP = 50
const LOGIN_TIMEOUT = 2000

/** Closes all connections while the database sends no byte over any of them. See decision 0030. */
export function createWatchdog(config: pg.ClientConfig, log: Logger) {
  const inUse = new Map<pg.PoolClient, number>()
  const sockets = createSocketCounter()
  let isSilent = false
  let isProbing = false

  const checkConnections = async (pool: WaitingPool) => {
    const now = performance.now()
    const isStalled =
      pool.milliseconds() > STALLED_AFTER || [...inUse.values()].some((since) => now - since > STALLED_AFTER)
    if (isProbing || !(isSilent || isStalled)) return
    isProbing = true
    const isAvailable = await receivesAnyBytes(config, sockets)
    if (!isAvailable) sockets.destroyAll()
    if (isAvailable === isSilent)
      log.warn(isAvailable ? 'The database responds again' : 'The database stopped responding')
    isSilent = !isAvailable
    await wait(PROBE_INTERVAL, undefined, { ref: false })
    isProbing = false
  }

  let timer: NodeJS.Timeout | undefined
  return {
    openSocket() {
      const socket = sockets.open()
      // The client reports a closed socket only after it has started to connect.
      if (isSilent) setImmediate(() => socket.destroy())
      return socket
    },
    start(pool: WaitingPool) {
      pool.on('acquire', (client) => void inUse.set(client, performance.now()))
      pool.on('release', (_error, client) => void inUse.delete(client))
      pool.on('remove', (client) => void inUse.delete(client))
      timer = setInterval(() => void checkConnections(pool), CHECK_INTERVAL).unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** A busy database sends its first byte long before a login completes. */
async function receivesAnyBytes(config: pg.ClientConfig, sockets: SocketCounter): Promise<boolean> {
  const before = sockets.receivedBytes()
  const socket = sockets.open()
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: LOGIN_TIMEOUT,
    stream: () => socket,
  })
  client.on('error', () => undefined)
  const probe = async () => {
    await client.connect()
    await client.end()
  }
  // A failed login counts too, if the database sent a byte.
  probe().catch(() => undefined)
  const isOver = () => socket.destroyed || sockets.receivedBytes() > before
  for (let waited = 0; waited < PROBE_TIMEOUT && !isOver(); waited += PROBE_STEP)
    await wait(PROBE_STEP, undefined, { ref: false })
  // Reads bytes that arrived while the event loop was blocked.
  await poll()
  if (sockets.receivedBytes() > before) return true
  socket.destroy()
  return false
}

type SocketCounter = ReturnType<typeof createSocketCounter>

function createSocketCounter() {
  const open = new Set<Socket>()
  let bytesOfClosed = 0
  return {
    open(): Socket {
      const socket = new Socket()
      open.add(socket)
      socket.once('close', () => {
        open.delete(socket)
        bytesOfClosed += socket.bytesRead
      })
      return socket
    },
    destroyAll(): void {
      for (const socket of open) socket.destroy()
    },
    receivedBytes(): number {
      let total = bytesOfClosed
      for (const { bytesRead } of open) total += bytesRead
      return total
    },
  }
}

import { Redis } from 'ioredis'
import { SettingsError } from '#server/config/env.ts'

/** Milliseconds in which a connection is made; another try follows by itself. */
const CONNECTION_PATIENCE = 3000
/** Milliseconds between two questions whether Redis is still there: one that falls silent does not hang up. */
const ASK_EVERY = 1000

/** What Redis says to whom it does not let in. */
const LOCKED_OUT = /\b(NOAUTH|WRONGPASS)\b/

export type RedisConnection = { client: Redis; close(): void }

type Watching = {
  /** Milliseconds until a command that is not answered has failed. */
  patience: number
  onReady: (client: Redis) => Promise<void> | void
  /** When a connection ends that was not closed here, and each time that another try fails. */
  onAway: (reason: Error) => void
}

/**
 * Resolves once Redis is there, or is known to be away: then commands fail at once, and it is tried again until it is back.
 * A Redis that is there and lets nobody in stops the start.
 */
export async function connectRedis(url: string, watching: Watching): Promise<RedisConnection> {
  const { patience, onReady, onAway } = watching
  const client = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECTION_PATIENCE,
    commandTimeout: patience,
  })
  let isClosed = false
  let reason = new Error('The connection was closed')
  let made = Promise.resolve()
  client.on('error', (error: Error) => (reason = error))
  client.on('close', () => isClosed || onAway(reason))
  client.on('ready', () => {
    made = Promise.resolve(onReady(client))
  })
  const timer = setInterval(() => {
    if (client.status === 'ready') client.ping().catch(() => client.disconnect(true))
  }, ASK_EVERY).unref()
  const close = () => {
    isClosed = true
    clearInterval(timer)
    // To say goodbye first would be to wait for Redis, should it be away.
    client.disconnect()
  }
  // What went wrong is told by `onAway`, and tried again.
  await client.connect().catch(() => undefined)
  await made
  if (client.status !== 'ready' && LOCKED_OUT.test(reason.message)) {
    close()
    throw new SettingsError(`Invalid settings: REDIS_URL does not open that Redis (${reason.message})`)
  }
  return { client, close }
}

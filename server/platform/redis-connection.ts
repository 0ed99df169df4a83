import { Redis } from 'ioredis'
import { SettingsError } from '#server/config/env.ts'

/** Milliseconds for one attempt to connect. ioredis retries by itself. */
const CONNECTION_PATIENCE = 3000
/** Milliseconds between pings, which detect a connection that is silent but not closed. */
const ASK_EVERY = 1000

/** Redis responds with these errors if the password is missing or wrong. */
const LOCKED_OUT = /\b(NOAUTH|WRONGPASS)\b/

export type RedisConnection = { client: Redis; close(): void }

type Watching = {
  patience: number
  onReady: (client: Redis) => Promise<void> | void
  /** Called when a connection is lost, and after each failed attempt to reconnect. */
  onAway: (reason: Error) => void
}

/** Resolves when Redis is ready or unavailable; commands then fail immediately. Rejects if the password is wrong. */
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
    // A QUIT command would wait for Redis, which may be unavailable.
    client.disconnect()
  }
  // `onAway` reports the error, and ioredis retries.
  await client.connect().catch(() => undefined)
  await made
  if (client.status !== 'ready' && LOCKED_OUT.test(reason.message)) {
    close()
    throw new SettingsError(`Invalid settings: REDIS_URL does not open that Redis (${reason.message})`)
  }
  return { client, close }
}

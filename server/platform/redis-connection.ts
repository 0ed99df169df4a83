import { Redis } from 'ioredis'
import { SettingsError } from '#server/config/env.ts'

const CONNECTION_TIMEOUT = 3000
/** Milliseconds between pings, which detect a connection that is silent but not closed. */
const PING_INTERVAL = 1000

const AUTHENTICATION_FAILED = /\b(NOAUTH|WRONGPASS)\b/

export type RedisConnection = { client: Redis; close(): void }

type Options = {
  commandTimeout: number
  onReady: (client: Redis) => Promise<void> | void
  onUnavailable: (reason: Error) => void
}

/** Resolves when Redis is ready or unavailable; commands then fail immediately. Rejects if the password is wrong. */
export async function connectRedis(
  url: string,
  { commandTimeout, onReady, onUnavailable }: Options,
): Promise<RedisConnection> {
  const client = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECTION_TIMEOUT,
    commandTimeout,
  })
  let isClosed = false
  let reason = new Error('The connection was closed')
  let prepared = Promise.resolve()
  client.on('error', (error: Error) => (reason = error))
  client.on('close', () => isClosed || onUnavailable(reason))
  client.on('ready', () => {
    prepared = Promise.resolve(onReady(client))
  })
  const timer = setInterval(() => {
    if (client.status === 'ready') client.ping().catch(() => client.disconnect(true))
  }, PING_INTERVAL).unref()
  const close = () => {
    isClosed = true
    clearInterval(timer)
    // A QUIT command would wait for Redis, which may be unavailable.
    client.disconnect()
  }
  await client.connect().catch(() => undefined)
  await prepared
  if (client.status !== 'ready' && AUTHENTICATION_FAILED.test(reason.message)) {
    close()
    throw new SettingsError(`Invalid settings: REDIS_URL has no valid password (${reason.message})`)
  }
  return { client, close }
}

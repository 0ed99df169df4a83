import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'

/** Milliseconds. */
const CHECK_INTERVAL = 300
const CURRENT_FOR = 900
const ANSWER_TIMEOUT = 5000
const RECONNECT_DELAY = 1000

/** Receives what transactions announce with NOTIFY, also those of other processes. See decision 0053. */
export type DatabaseListener = {
  /** `missed` is called after a time in which announcements may have been missed. */
  listen(channel: string, listener: { announced(payload: string): void; missed(): void }): void
  /**
   * Whether all announcements have arrived that were committed until a second ago. Each call keeps the connection checked, which
   * opens with the first one.
   */
  isCurrent(): boolean
  close(): Promise<void>
}

type Listener = Parameters<DatabaseListener['listen']>[1]

/**
 * Announcements arrive in the order of their commits. So when a check that was sent over the same connection arrives, all earlier
 * ones have. That also covers connections that died silently, and poolers that do not support LISTEN.
 */
export function createDatabaseListener(connectionString: string, log: Logger): DatabaseListener {
  const checks = `check_${randomUUID().replaceAll('-', '')}`
  const listeners = new Map<string, Listener>()
  const outage = watchOutage(log, {
    begun:
      'Announcements of the database cannot be received: sessions are not cached, and notifications are late',
    ended: 'Announcements of the database are received again',
  })
  let client: pg.Client | null = null
  let isClosed = false
  let retryAt = 0
  let sentAt: number | null = null
  let currentUntil = 0

  const lose = (lost: pg.Client) => (reason: unknown) => {
    if (client !== lost) return
    if (!isClosed) outage.begin(reason)
    client = null
    sentAt = null
    currentUntil = 0
    retryAt = performance.now() + RECONNECT_DELAY
    lost.end().catch(() => undefined)
  }

  const open = async (opened: pg.Client) => {
    await opened.connect()
    await listenTo(opened, [checks, ...listeners.keys()])
    // A check for each process must not wait for the disk.
    await opened.query('SET synchronous_commit TO off')
    for (const { missed } of listeners.values()) missed()
    sentAt = null
  }

  const connect = () => {
    const opened = new pg.Client({ connectionString, application_name: 'guffaw listener', keepAlive: true })
    client = opened
    sentAt = performance.now()
    opened.on('error', lose(opened))
    opened.on('end', () => lose(opened)(new Error('The connection was closed')))
    opened.on('notification', ({ channel, payload = '' }) => {
      if (channel !== checks) return listeners.get(channel)?.announced(payload)
      outage.end()
      currentUntil = (sentAt ?? 0) + CURRENT_FOR
      sentAt = null
    })
    open(opened).catch(lose(opened))
  }

  const check = (checked: pg.Client, now: number) => {
    if (sentAt !== null) {
      if (now - sentAt > ANSWER_TIMEOUT) lose(checked)(new Error('The database does not answer'))
      return
    }
    if (now < currentUntil - CURRENT_FOR + CHECK_INTERVAL) return
    sentAt = now
    checked.query(`NOTIFY ${checks}`).catch(lose(checked))
  }

  return {
    listen(channel, listener) {
      listeners.set(channel, listener)
      if (client) listenTo(client, [channel]).then(listener.missed, lose(client))
    },
    isCurrent() {
      const now = performance.now()
      if (client) check(client, now)
      else if (!isClosed && now >= retryAt) connect()
      return now < currentUntil
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}

function listenTo(client: pg.Client, channels: readonly string[]) {
  return client.query(channels.map((channel) => `LISTEN ${pg.escapeIdentifier(channel)}`).join(';'))
}

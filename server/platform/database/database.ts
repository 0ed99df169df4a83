import pg from 'pg'
import { PrismaClient } from '#server/generated/prisma/client.ts'
import type { Database, Sql } from './types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import type { Tracing } from '#server/platform/telemetry/tracing.ts'
import { UnavailableErrorAdapter, toUnavailableError, withUnavailableErrors } from './database-errors.ts'
import { watchDatabase } from './connection-watchdog.ts'
import { tracedClient } from './traced-client.ts'
import { WaitingPool } from './waiting-pool.ts'

/** Milliseconds that a statement waits for a connection while all are in use. */
const WAITING_PATIENCE = 5000
/** Milliseconds until a new connection is made, by a database that is there and has much to do: one that is away is told sooner. */
const CONNECTION_PATIENCE = 15_000
/**
 * Milliseconds after which PostgreSQL itself gives up, so that nothing holds a connection, and who waits for it, without
 * end. What a request asks for takes a hundredth of it; work that is known to take longer is a `longTransaction`. All of
 * them can be set otherwise in `DATABASE_URL`.
 */
const LIMITS = {
  statement_timeout: 10_000,
  /** Who waits for a row longer than a caller likes to wait comes again. */
  lock_timeout: 3000,
  /** Whoever began a transaction and says nothing any more, a process that is frozen above all, holds up all others. */
  idle_in_transaction_session_timeout: 15_000,
}
/** Milliseconds by which ours are longer, so that it is the database, or the pool, that gives up first and says why. */
const MARGIN = 1000

export type DatabaseConnections = {
  database: Database
  sql: Sql
  waiting: Dependencies['waiting']
  close(): Promise<void>
}

type Watching = {
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
  /** Milliseconds that a statement waits for a connection while all are in use. */
  waitingTimeoutMillis?: number
}

/** Prisma's client and hand-written statements over one pool of connections. */
export function connectDatabase(
  url: string,
  { log, metrics, tracing, waitingTimeoutMillis = WAITING_PATIENCE }: Watching,
): DatabaseConnections {
  const watch = watchDatabase({ connectionString: url, application_name: 'guffaw' }, log)
  const pool = new WaitingPool({
    Client: tracing ? tracedClient(tracing, pg.Client) : pg.Client,
    stream: watch.openSocket,
    connectionString: url,
    max: 10,
    application_name: 'guffaw',
    connectionTimeoutMillis: CONNECTION_PATIENCE,
    waitingTimeoutMillis,
    ...LIMITS,
  })
  watch.watch(pool)
  const outage = watchOutage(log, {
    begun: 'A database connection was lost',
    ended: 'There are database connections again',
  })
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', outage.begin)
  pool.on('connect', (client) => {
    outage.end()
    // The pool does not listen to a client in use, and Prisma does so only after it has received the client.
    client.on('error', () => undefined)
  })
  metrics.watch('database_pool', () => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool
    return { total, idle, waiting }
  })
  const database = withUnavailableErrors(
    new PrismaClient({
      adapter: new UnavailableErrorAdapter(pool),
      transactionOptions: {
        maxWait: CONNECTION_PATIENCE + MARGIN,
        timeout: LIMITS.statement_timeout + MARGIN,
      },
    }),
  )
  return {
    database,
    sql: async (statement, values) => {
      try {
        return (await pool.query({ ...statement, values })).rows
      } catch (error) {
        throw toUnavailableError(error)
      }
    },
    waiting: {
      statements: () => pool.waitingCount,
      milliseconds: () => pool.milliseconds(),
    },
    close: async () => {
      await database.$disconnect()
      watch.end()
      await pool.end()
    },
  }
}

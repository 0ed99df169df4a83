import pg from 'pg'
import { PrismaClient } from '#server/generated/prisma/client.ts'
import type { Database, Dependencies, Sql } from '#server/domain/dependencies.ts'
import type { Logger } from '#server/logger.ts'
import { watchOutage } from '#server/outage.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import type { Tracing } from '#server/ports/tracing.ts'
import { AwayTellingAdapter, tellAway } from './database-away.ts'
import { watchDatabase } from './database-watch.ts'
import { tracedClient } from './traced-client.ts'

/** Milliseconds that a statement waits for a connection of its own while the others are in use. */
const CONNECTION_PATIENCE = 5000
/** So that it is the pool that gives up first, and says why. */
const TRANSACTION_PATIENCE = CONNECTION_PATIENCE + 1000

export type DatabaseConnections = {
  database: Database
  sql: Sql
  waiting: Dependencies['waiting']
  close(): Promise<void>
}

type Watching = { log: Logger; metrics: Metrics; tracing: Tracing | null }

/** Prisma's client and hand-written statements over one pool of connections. */
export function connectDatabase(url: string, { log, metrics, tracing }: Watching): DatabaseConnections {
  const watch = watchDatabase({ connectionString: url, application_name: 'guffaw' }, log)
  const pool = new pg.Pool({
    Client: tracing ? tracedClient(tracing, watch.Client) : watch.Client,
    connectionString: url,
    max: 10,
    application_name: 'guffaw',
    connectionTimeoutMillis: CONNECTION_PATIENCE,
  })
  watch.watch(pool)
  const outage = watchOutage(log, {
    begun: 'A database connection was lost',
    ended: 'There are database connections again',
  })
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', outage.begin)
  pool.on('connect', outage.end)
  let lastMove = 0
  for (const move of ['acquire', 'release'] as const) pool.on(move, () => (lastMove = performance.now()))
  metrics.watch('database_pool', () => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool
    return { total, idle, waiting }
  })
  const database = new PrismaClient({
    adapter: new AwayTellingAdapter(pool),
    transactionOptions: { maxWait: TRANSACTION_PATIENCE },
  })
  return {
    database,
    sql: async (statement, values) => {
      try {
        return (await pool.query({ ...statement, values })).rows
      } catch (error) {
        throw tellAway(error)
      }
    },
    waiting: {
      statements: () => pool.waitingCount,
      milliseconds: () => (pool.waitingCount > 0 ? performance.now() - lastMove : 0),
    },
    close: async () => {
      await database.$disconnect()
      watch.end()
      await pool.end()
    },
  }
}

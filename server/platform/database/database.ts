import pg from 'pg'
import { PrismaClient } from '#server/generated/prisma/client.ts'
import type { Database, Sql } from './types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import type { Tracing } from '#server/platform/telemetry/tracing.ts'
import { UnavailableErrorAdapter, toUnavailableError, withUnavailableErrors } from './database-errors.ts'
import { closeWhenSilent, limitSilence } from './limit-silence.ts'
import { tracedClient } from './traced-client.ts'
import { WaitingPool } from './waiting-pool.ts'

const WAITING_TIMEOUT = 5000
/** Milliseconds to open a connection. */
const CONNECTION_TIMEOUT = 10_000
/** Milliseconds, enforced by PostgreSQL. `DATABASE_URL` can override them, and a `longTransaction` sets its own. */
const LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 3000,
  /** A process that is frozen within a transaction would otherwise keep its locks. */
  idle_in_transaction_session_timeout: 15_000,
}
/** Milliseconds added to the timeouts of this process, so that PostgreSQL or the pool reports its specific error first. */
const MARGIN = 1000

export type DatabaseConnections = {
  database: Database
  sql: Sql
  sqlWithin: Dependencies['sqlWithin']
  waiting: Dependencies['waiting']
  close(): Promise<void>
}

type Options = {
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
  waitingTimeoutMillis?: number
}

export function connectDatabase(
  url: string,
  { log, metrics, tracing, waitingTimeoutMillis = WAITING_TIMEOUT }: Options,
): DatabaseConnections {
  const pool = new WaitingPool({
    Client: tracing ? tracedClient(tracing, pg.Client) : pg.Client,
    connectionString: url,
    max: 10,
    application_name: 'guffaw',
    // Prisma sends times in UTC, without their zone.
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    waitingTimeoutMillis,
    ...LIMITS,
  })
  const outage = watchOutage(log, {
    begun: 'A database connection was lost',
    ended: 'Database connections work again',
  })
  // The pool replaces a connection that breaks while idle. Without a listener, its error would end the process.
  pool.on('error', outage.begin)
  pool.on('connect', (client) => {
    outage.end()
    // The pool does not listen to a client in use, and Prisma does so only after it has received the client.
    client.on('error', () => undefined)
    closeWhenSilent(client, () => outage.begin(new Error('The database does not respond')))
  })
  const statementTimeout = Number(
    new URL(url).searchParams.get('statement_timeout') ?? LIMITS.statement_timeout,
  )
  pool.on('acquire', (client) => limitSilence(client, statementTimeout && statementTimeout + MARGIN))
  metrics.watch('database_pool', () => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool
    return { total, idle, waiting }
  })
  const database = withUnavailableErrors(
    new PrismaClient({
      adapter: new UnavailableErrorAdapter(pool),
      transactionOptions: {
        maxWait: CONNECTION_TIMEOUT + MARGIN,
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
    sqlWithin: (milliseconds) => (statement, values) =>
      runWithin(pool, milliseconds, async (client) => (await client.query({ ...statement, values })).rows),
    waiting: {
      statements: () => pool.waitingCount,
      milliseconds: () => pool.milliseconds(),
    },
    close: async () => {
      await database.$disconnect()
      await pool.end()
    },
  }
}

/** The timeout of a statement can be set for a transaction only. */
async function runWithin<Result>(
  pool: pg.Pool,
  milliseconds: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    const client = await pool.connect()
    let failure: unknown
    try {
      await client.query(`BEGIN; SET LOCAL statement_timeout = ${milliseconds}`)
      const result = await work(client)
      await client.query('COMMIT')
      return result
    } catch (error) {
      failure = await client.query('ROLLBACK').then(
        () => undefined,
        (rollbackError: unknown) => rollbackError,
      )
      throw error
    } finally {
      // A connection that cannot roll back is not used again.
      client.release(failure !== undefined)
    }
  } catch (error) {
    throw toUnavailableError(error)
  }
}

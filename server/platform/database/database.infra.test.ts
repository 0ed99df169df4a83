import { sql as statement } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { kysely } from './kysely.ts'
import { longTransaction } from './long-transaction.ts'
import { createGate } from '#tests/support/gate.ts'
import { openClosingPostgres } from './closing-postgres.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { connectDatabase, type DatabaseConnections } from './database.ts'
import { createPrometheusMetrics } from '#server/platform/telemetry/prometheus-metrics.ts'

const log = pino({ level: 'silent' })
const UNAVAILABLE = { name: 'DatabaseUnavailableError' }
const SLEEP = { name: 'sleep', text: 'SELECT pg_sleep($1)::text' }
const ONE = { name: 'one', text: 'SELECT 1 AS one' }
const LONG_LOCK_TIMEOUT = 'lock_timeout=60000'
const RUNNING = `SELECT FROM pg_stat_activity
  WHERE application_name = 'guffaw' AND datname = current_database() AND state <> 'idle'`

let testDatabase: TestDatabase
let connections: DatabaseConnections
let other: pg.Client
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  other = new pg.Client({ connectionString: testDatabase.url })
  await other.connect()
})
afterEach(async () => {
  await connections.close()
  await other.query('DROP TABLE IF EXISTS counted, noted')
})
afterAll(async () => {
  await other.end()
  await testDatabase.drop()
})

/** `limits` are URL parameters that override the default timeouts. */
function connect(limits = '', waitingTimeoutMillis?: number, url = testDatabase.url): DatabaseConnections {
  const watching = { log, metrics: createPrometheusMetrics(log), tracing: null, waitingTimeoutMillis }
  connections = connectDatabase(`${url}?${limits}`, watching)
  return connections
}

/** Each connection of the pool waits for a lock until it is released. */
async function occupyConnections(sql: DatabaseConnections['sql']): Promise<() => Promise<unknown>> {
  await other.query('SELECT pg_advisory_lock(1)')
  const waits = Promise.all(
    Array.from({ length: 10 }, () =>
      sql({ name: 'wait', text: 'SELECT pg_advisory_xact_lock_shared(1)::text' }, []),
    ),
  )
  return async () => {
    await other.query('SELECT pg_advisory_unlock(1)')
    await waits
  }
}

test('every connection has timeouts for statements, locks and idle transactions', async () => {
  const { sql, database } = connect()
  const text = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('idle_in_transaction_session_timeout') AS silence`
  const limits = [{ statement: '10s', lock: '3s', silence: '15s' }]
  expect(await sql({ name: 'limits', text }, [])).toEqual(limits)
  expect(await database.$queryRawUnsafe(text)).toEqual(limits)
})

test('times are the same in a database with another time zone', async () => {
  await other.query(
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET TimeZone = ''Asia/Tokyo''', current_database()); END $$",
  )
  const { database } = connect()
  const time = new Date('2026-01-02T03:04:05Z')
  const { rows } = await statement<{ seconds: number }>`
    SELECT extract(epoch FROM ${time}::timestamptz)::int AS seconds`.execute(kysely(database))
  expect(rows).toEqual([{ seconds: time.getTime() / 1000 }])
})

describe('timeout', () => {
  test('of a statement cancels it in the database and is reported as unavailable', async () => {
    const { sql, database } = connect('statement_timeout=300')
    await expect(sql(SLEEP, [60])).rejects.toMatchObject(UNAVAILABLE)
    await expect(database.$queryRaw`SELECT pg_sleep(60)::text`).rejects.toMatchObject(UNAVAILABLE)
    await expect.poll(async () => (await other.query(RUNNING)).rowCount).toBe(0)
    expect(await sql(ONE, [])).toEqual([{ one: 1 }])
  })

  test('of a lock rolls back the transaction', async () => {
    const { sql, database } = connect('lock_timeout=300')
    await sql({ name: 'make', text: 'CREATE TABLE counted AS SELECT 1 AS id, 0 AS count' }, [])
    await sql({ name: 'make another', text: 'CREATE TABLE noted AS SELECT 1 AS id' }, [])
    await other.query('BEGIN; UPDATE counted SET count = 1')
    const writing = database.$transaction(async (transaction) => {
      await transaction.$executeRaw`INSERT INTO noted VALUES (2)`
      await transaction.$executeRaw`UPDATE counted SET count = 2`
    })
    await expect(writing).rejects.toMatchObject(UNAVAILABLE)
    await other.query('COMMIT')
    expect((await other.query('SELECT * FROM counted, noted')).rows).toEqual([{ id: 1, count: 1 }])
  })

  test('of an idle transaction closes its connection, releases its locks and keeps the process running', async () => {
    const { sql, database } = connect('idle_in_transaction_session_timeout=1500')
    await sql({ name: 'make', text: 'CREATE TABLE counted AS SELECT 1 AS id, 0 AS count' }, [])
    const silent = database.$transaction(async (transaction) => {
      await transaction.$executeRaw`UPDATE counted SET count = 1`
      // The update waits for the lock, which is released when the idle connection is closed.
      await other.query('UPDATE counted SET count = count + 10')
      await transaction.$executeRaw`UPDATE counted SET count = 1`
    })
    await expect(silent).rejects.toMatchObject(UNAVAILABLE)
    expect(await sql({ name: 'count', text: 'SELECT count FROM counted' }, [])).toEqual([{ count: 10 }])
  })
})

test('silent database fails statements and transactions soon after the statement timeout', async () => {
  const proxy = await openDatabaseProxy(testDatabase.url)
  onTestFinished(proxy.cut)
  const { sql, database } = connect('statement_timeout=300', undefined, proxy.url)
  const silenced = database.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1`
    await sql(ONE, [])
    proxy.silence()
    await expect(sql(ONE, [])).rejects.toMatchObject(UNAVAILABLE)
    await transaction.$queryRaw`SELECT 1`
  })
  await expect(silenced).rejects.toMatchObject(UNAVAILABLE)
  await proxy.restore()
  expect(await sql(ONE, [])).toEqual([{ one: 1 }])
})

describe('transaction', () => {
  test('over its total timeout is reported as unavailable and rolled back', async () => {
    const { database, sql } = connect()
    await sql({ name: 'make', text: 'CREATE TABLE counted AS SELECT 0 AS count' }, [])
    const long = longTransaction(database, 300, async (transaction) => {
      await transaction.$executeRaw`UPDATE counted SET count = 1`
      for (let step = 0; step < 20; step += 1) await transaction.$queryRaw`SELECT pg_sleep(0.1)::text`
    })
    await expect(long).rejects.toMatchObject(UNAVAILABLE)
    await expect
      .poll(() => sql({ name: 'count', text: 'SELECT count FROM counted' }, []))
      .toEqual([{ count: 0 }])
  })

  test('without a connection in time is reported as unavailable', async () => {
    const { database, sql } = connect(LONG_LOCK_TIMEOUT)
    const release = await occupyConnections(sql)
    const late = database.$transaction(async (transaction) => transaction.$queryRaw`SELECT 1`, {
      maxWait: 100,
    })
    await expect(late).rejects.toMatchObject(UNAVAILABLE)
    await release()
  })

  test('in a deadlock is reported as unavailable', async () => {
    const { database, sql } = connect()
    await sql({ name: 'make', text: 'CREATE TABLE counted AS SELECT 1 AS id UNION SELECT 2' }, [])
    const here = createGate()
    const there = createGate()
    const writing = [
      [1, 2, here, there],
      [2, 1, there, here],
    ] as const
    const ended = await Promise.allSettled(
      writing.map(([first, second, mine, theirs]) =>
        database.$transaction(async (transaction) => {
          await transaction.$executeRaw`UPDATE counted SET id = id WHERE id = ${first}`
          theirs.open()
          await mine.pass()
          await transaction.$executeRaw`UPDATE counted SET id = id WHERE id = ${second}`
        }),
      ),
    )
    const refused = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused).toMatchObject([UNAVAILABLE])
  })

  test('with another error is reported with that error', async () => {
    const { database } = connect()
    await expect(
      database.$transaction(async (transaction) => {
        await transaction.$executeRaw`SELECT nothing FROM nowhere`
      }),
    ).rejects.not.toMatchObject(UNAVAILABLE)
  })
})

test('connection ended by PostgreSQL while it becomes ready fails its statement and not the process', async () => {
  const uncaught = vi.fn<(error: Error) => void>()
  process.on('uncaughtException', uncaught)
  const server = await openClosingPostgres()
  onTestFinished(async () => {
    process.off('uncaughtException', uncaught)
    await server.close()
  })
  const { sql, database } = connect('', undefined, server.url)
  for (let round = 0; round < 5; round += 1) {
    const statements = [
      sql(ONE, []),
      database.$queryRaw`SELECT 1`,
      database.$transaction([database.$queryRaw`SELECT 1`]),
      database.$transaction(async (transaction) => transaction.$queryRaw`SELECT 1`),
    ]
    for (const end of await Promise.allSettled(statements))
      expect(end).toMatchObject({ status: 'rejected', reason: UNAVAILABLE })
  }
  expect(uncaught).not.toHaveBeenCalled()
})

test('long-running work can have a longer timeout', async () => {
  const { sql, database } = connect('statement_timeout=300&lock_timeout=300')
  const slept = await longTransaction(
    database,
    10_000,
    (transaction) => transaction.$queryRaw`SELECT pg_sleep(1)::text, 'done' AS said`,
  )
  expect(slept).toMatchObject([{ said: 'done' }])
  // The timeout of the transaction does not remain on its connection, which is among ten.
  const others = await Promise.allSettled(Array.from({ length: 10 }, () => sql(SLEEP, [60])))
  for (const end of others) expect(end).toMatchObject({ status: 'rejected', reason: UNAVAILABLE })
})

test('waiting time of the first request in the queue is known while others are served', async () => {
  const { sql, waiting } = connect()
  expect(waiting.milliseconds()).toBe(0)
  // Ten connections serve the 50 statements in five rounds, so the last ones wait for more than a second.
  const asked = Promise.all(Array.from({ length: 50 }, () => sql(SLEEP, [0.3])))
  await expect.poll(waiting.milliseconds).toBeGreaterThan(600)
  await asked
  expect(waiting.milliseconds()).toBe(0)
})

test('waiting time of later requests starts later', async () => {
  const { sql, waiting } = connect(LONG_LOCK_TIMEOUT)
  const release = await occupyConnections(sql)
  const first = sql(ONE, [])
  await expect.poll(waiting.milliseconds).toBeGreaterThan(300)
  const later = sql(ONE, [])
  expect(waiting.milliseconds()).toBeGreaterThan(300)
  expect(waiting.statements()).toBeGreaterThan(1)
  await release()
  await Promise.all([first, later])
})

test('requests that wait for a connection fail at their own timeouts', async () => {
  const { sql, waiting } = connect(LONG_LOCK_TIMEOUT, 200)
  const release = await occupyConnections(sql)
  const inVain = Array.from({ length: 20 }, () => sql(ONE, []))
  for (const { status } of await Promise.allSettled(inVain)) expect(status).toBe('rejected')
  await expect(sql(ONE, [])).rejects.toMatchObject(UNAVAILABLE)
  await release()
  expect(await Promise.all(Array.from({ length: 10 }, () => sql(SLEEP, [0.1])))).toHaveLength(10)
  expect(waiting.milliseconds()).toBe(0)
})

test('timeout of a new connection is longer than that of a pooled one', async () => {
  const proxy = await openDatabaseProxy(testDatabase.url)
  onTestFinished(proxy.cut)
  const { sql, waiting } = connect('', 200, proxy.url)
  // A login takes several round trips.
  proxy.delay(200)
  const asked = Promise.all(Array.from({ length: 10 }, () => sql(ONE, [])))
  await expect.poll(waiting.milliseconds).toBeGreaterThan(200)
  expect(await asked).toEqual(Array.from({ length: 10 }, () => [{ one: 1 }]))
})

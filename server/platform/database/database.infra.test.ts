import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { longTransaction } from './long-transaction.ts'
import { createGate } from '#tests/support/gate.ts'
import { openClosingPostgres } from '#tests/support/closing-postgres.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { connectDatabase, type DatabaseConnections } from './database.ts'
import { createPrometheusMetrics } from '#server/platform/telemetry/prometheus-metrics.ts'

const log = pino({ level: 'silent' })
const AWAY = { name: 'DatabaseAwayError' }
const SLEEP = { name: 'sleep', text: 'SELECT pg_sleep($1)::text' }
const ONE = { name: 'one', text: 'SELECT 1 AS one' }
const RUNNING = `SELECT FROM pg_stat_activity
  WHERE application_name = 'guffaw' AND datname = current_database() AND state <> 'idle'`
const PATIENCE = { timeout: 15_000, interval: 20 }

let testDatabase: TestDatabase
let connections: DatabaseConnections
let other: pg.Client
beforeEach(async () => {
  testDatabase = await createTestDatabase()
  other = new pg.Client({ connectionString: testDatabase.url })
  await other.connect()
})
afterEach(async () => {
  await other.end()
  await connections.close()
  await testDatabase.drop()
})

/** With the limits that the query of the address has in the place of the usual ones. */
function connect(limits = '', waitingTimeoutMillis?: number, url = testDatabase.url): DatabaseConnections {
  const watching = { log, metrics: createPrometheusMetrics(log), tracing: null, waitingTimeoutMillis }
  connections = connectDatabase(`${url}?${limits}`, watching)
  return connections
}

test('every connection has a limit for statements, for locks and for silence within a transaction', async () => {
  const { sql, database } = connect()
  const text = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('idle_in_transaction_session_timeout') AS silence`
  const limits = [{ statement: '10s', lock: '3s', silence: '15s' }]
  expect(await sql({ name: 'limits', text }, [])).toEqual(limits)
  expect(await database.$queryRawUnsafe(text)).toEqual(limits)
})

describe('what takes longer than it may', () => {
  test('as a statement is given up by the database too, and told as away', async () => {
    const { sql, database } = connect('statement_timeout=300')
    await expect(sql(SLEEP, [60])).rejects.toMatchObject(AWAY)
    await expect(database.$queryRaw`SELECT pg_sleep(60)::text`).rejects.toMatchObject(AWAY)
    await expect.poll(async () => (await other.query(RUNNING)).rowCount, PATIENCE).toBe(0)
    expect(await sql(ONE, [])).toEqual([{ one: 1 }])
  })

  test('as a wait for a lock is given up, and nothing of the transaction is kept', async () => {
    const { sql, database } = connect('lock_timeout=300')
    await sql({ name: 'make', text: 'CREATE TABLE counted AS SELECT 1 AS id, 0 AS count' }, [])
    await sql({ name: 'make another', text: 'CREATE TABLE noted AS SELECT 1 AS id' }, [])
    await other.query('BEGIN; UPDATE counted SET count = 1')
    const writing = database.$transaction(async (transaction) => {
      await transaction.$executeRaw`INSERT INTO noted VALUES (2)`
      await transaction.$executeRaw`UPDATE counted SET count = 2`
    })
    await expect(writing).rejects.toMatchObject(AWAY)
    await other.query('COMMIT')
    expect((await other.query('SELECT * FROM counted, noted')).rows).toEqual([{ id: 1, count: 1 }])
  })

  test('as a silence within a transaction loses its connection and what it locked, and the process goes on', async () => {
    const { sql, database } = connect('idle_in_transaction_session_timeout=1500')
    await sql({ name: 'make', text: 'CREATE TABLE counted AS SELECT 1 AS id, 0 AS count' }, [])
    const silent = database.$transaction(async (transaction) => {
      await transaction.$executeRaw`UPDATE counted SET count = 1`
      // It waits for the lock, which ends with the connection.
      await other.query('UPDATE counted SET count = count + 10')
      await transaction.$executeRaw`UPDATE counted SET count = 1`
    })
    await expect(silent).rejects.toMatchObject(AWAY)
    expect(await sql({ name: 'count', text: 'SELECT count FROM counted' }, [])).toEqual([{ count: 10 }])
  })
})

describe('a transaction', () => {
  test('that takes longer in all than it may is told as away, and nothing of it is kept', async () => {
    const { database, sql } = connect()
    await sql({ name: 'make', text: 'CREATE TABLE counted AS SELECT 0 AS count' }, [])
    const long = longTransaction(database, 300, async (transaction) => {
      await transaction.$executeRaw`UPDATE counted SET count = 1`
      for (let step = 0; step < 20; step += 1) await transaction.$queryRaw`SELECT pg_sleep(0.1)::text`
    })
    await expect(long).rejects.toMatchObject(AWAY)
    await expect
      .poll(() => sql({ name: 'count', text: 'SELECT count FROM counted' }, []), PATIENCE)
      .toEqual([{ count: 0 }])
  })

  test('that has no connection in time is told as away', async () => {
    const { database, sql } = connect()
    const slow = Promise.all(Array.from({ length: 10 }, () => sql(SLEEP, [1])))
    const late = database.$transaction(async (transaction) => transaction.$queryRaw`SELECT 1`, {
      maxWait: 100,
    })
    await expect(late).rejects.toMatchObject(AWAY)
    await slow
  })

  test('that another waits for, while it waits for the other, is told as away', async () => {
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
    expect(refused).toMatchObject([AWAY])
  })

  test('that goes wrong in another way is told as what it is', async () => {
    const { database } = connect()
    await expect(
      database.$transaction(async (transaction) => {
        await transaction.$executeRaw`SELECT nothing FROM nowhere`
      }),
    ).rejects.not.toMatchObject(AWAY)
  })
})

test('a connection that PostgreSQL ends as it becomes ready fails its statement and not the process', async () => {
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
      expect(end).toMatchObject({ status: 'rejected', reason: AWAY })
  }
  expect(uncaught).not.toHaveBeenCalled()
})

test('work that is known to take longer may', async () => {
  const { sql, database } = connect('statement_timeout=300&lock_timeout=300')
  const slept = await longTransaction(
    database,
    10_000,
    (transaction) => transaction.$queryRaw`SELECT pg_sleep(1)::text, 'done' AS said`,
  )
  expect(slept).toMatchObject([{ said: 'done' }])
  // The limit is the transaction's, not the connection's.
  for (let taken = 0; taken < 10; taken += 1) await expect(sql(SLEEP, [60])).rejects.toMatchObject(AWAY)
}, 30_000)

test('how long the first has waited for a connection is known, also while others are served', async () => {
  const { sql, waiting } = connect()
  expect(waiting.milliseconds()).toBe(0)
  // In rounds of ten: the last of them waits for two seconds, in each of which some are let through.
  const asked = Promise.all(Array.from({ length: 50 }, () => sql(SLEEP, [0.5])))
  await expect.poll(waiting.milliseconds, PATIENCE).toBeGreaterThan(1000)
  await asked
  expect(waiting.milliseconds()).toBe(0)
})

test('whoever comes later has not waited as long as the first', async () => {
  const { sql, waiting } = connect()
  const slow = Promise.all(Array.from({ length: 10 }, () => sql(SLEEP, [3])))
  const first = sql(ONE, [])
  await expect.poll(waiting.milliseconds, PATIENCE).toBeGreaterThan(300)
  const later = sql(ONE, [])
  expect(waiting.milliseconds()).toBeGreaterThan(300)
  expect(waiting.statements()).toBeGreaterThan(1)
  await Promise.all([slow, first, later])
})

test('who waits for a connection in vain is told soon, and those that come later have each of them', async () => {
  const { sql, waiting } = connect('', 200)
  const slow = Promise.all(Array.from({ length: 10 }, () => sql(SLEEP, [2])))
  const inVain = Array.from({ length: 20 }, () => sql(ONE, []))
  for (const { status } of await Promise.allSettled(inVain)) expect(status).toBe('rejected')
  await expect(sql(ONE, [])).rejects.toMatchObject(AWAY)
  await slow
  expect(await Promise.all(Array.from({ length: 10 }, () => sql(SLEEP, [0.1])))).toHaveLength(10)
  expect(waiting.milliseconds()).toBe(0)
})

test('who needs a connection that has yet to be made has longer than who waits for one that is in use', async () => {
  const proxy = await openDatabaseProxy(testDatabase.url)
  onTestFinished(proxy.cut)
  const { sql, waiting } = connect('', 200, proxy.url)
  // A login is several questions and answers.
  proxy.delay(200)
  const asked = Promise.all(Array.from({ length: 10 }, () => sql(ONE, [])))
  await expect.poll(waiting.milliseconds, PATIENCE).toBeGreaterThan(200)
  expect(await asked).toEqual(Array.from({ length: 10 }, () => [{ one: 1 }]))
})

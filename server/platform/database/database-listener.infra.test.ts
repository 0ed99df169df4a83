import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabaseProxy, type DatabaseProxy } from '#tests/support/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createDatabaseListener, type DatabaseListener } from './database-listener.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let client: pg.Client
let listener: DatabaseListener
let received: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
beforeEach(async () => {
  proxy = await openDatabaseProxy(database.url)
  received = []
  listener = createDatabaseListener(proxy.url, pino({ level: 'silent' }))
  listener.listen('jokes', {
    announced: (payload) => void received.push(payload),
    missed: () => void received.push('(missed)'),
  })
})
afterEach(async () => {
  await listener.close()
  await proxy.cut()
})

async function untilCurrent(isCurrent = true): Promise<void> {
  await expect.poll(() => listener.isCurrent()).toBe(isCurrent)
}

test('announcements of other connections arrive before the listener is current again', async () => {
  expect(listener.isCurrent()).toBe(false)
  await untilCurrent()
  await client.query(`NOTIFY jokes, 'knock'`)
  await expect.poll(() => received).toEqual(['(missed)', 'knock'])
})

test('announcements of a channel that is added later arrive', async () => {
  await untilCurrent()
  listener.listen('riddles', {
    announced: (payload) => void received.push(payload),
    missed: () => void received.push('(missed riddles)'),
  })
  await expect.poll(() => received).toEqual(['(missed)', '(missed riddles)'])
  await client.query(`NOTIFY riddles, 'what'`)
  await expect.poll(() => received.at(-1)).toBe('what')
})

test('a silent database makes it outdated', async () => {
  await untilCurrent()
  proxy.silence()
  await client.query(`NOTIFY jokes, 'lost'`)
  await untilCurrent(false)
  expect(received).toEqual(['(missed)'])
})

test('it connects again after an interruption and reports what may have been missed', async () => {
  await untilCurrent()
  await proxy.cut()
  await untilCurrent(false)
  await proxy.restore()
  await untilCurrent()
  expect(received).toEqual(['(missed)', '(missed)'])
  await client.query(`NOTIFY jokes, 'knock'`)
  await expect.poll(() => received.at(-1)).toBe('knock')
})

test('a closed listener is not current and does not connect', async () => {
  await untilCurrent()
  await listener.close()
  expect(listener.isCurrent()).toBe(false)
})

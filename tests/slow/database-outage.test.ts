import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { addCredentials, createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { createGate } from '#tests/support/gate.ts'
import { openDatabaseProxy, type DatabaseProxy } from '#tests/support/database-proxy.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { restContract, type RestContract } from '#tests/support/rest-contract.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

const ROUNDS = isNightly ? 30 : 4
const AWAY = { code: 'SERVICE_UNAVAILABLE', message: 'Please try again later' }
const NOBODY = '0190a0b0-0000-7000-8000-000000000000'
/** The error of a request that waited for a connection, and the response of load shedding, which waits for nothing. */
const [WAITED_IN_VAIN, REFUSED_AT_ONCE] = ['503, retry after 10 s', '503, retry after 2 s']
const QUERY = { query: '{ usernameAvailability(username: "somebody_new") { isAvailable } }' }

const OUTAGES = [
  ['is down', (proxy: DatabaseProxy) => proxy.cut()],
  ['accepts input and does not answer', async (proxy: DatabaseProxy) => proxy.silence()],
] as const

const REPEATED = [
  ...['send queued mails', 'advance trending members'].map(
    (task) =>
      [
        `Background task is paused, a service is unavailable: ${task}`,
        `Background task resumed: ${task}`,
      ] as const,
  ),
  ['The job queue is paused, the database is unavailable: pushes', 'The job queue resumed: pushes'],
] as const
const TERMINATE_OTHERS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`
/** A level of pino. */
const DEBUG = 20

const { log, lines } = createTestLog()
let testDatabase: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let member: TestMember
let contract: RestContract
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  proxy = await openDatabaseProxy(testDatabase.url)
  app = await startTestApp({ databaseUrl: proxy.url }, { log, repeatsTasks: true })
  const [someone] = await createMembers(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
  contract = await restContract(app.url)
})
afterAll(async () => {
  await app.stop()
  await proxy.cut()
  await testDatabase.drop()
})

async function restore(): Promise<void> {
  await proxy.restore()
  // Hooks cannot poll with `expect`.
  await vi.waitFor(async () => expect(await statusOfFeed()).toBe(200), { timeout: 60_000 })
}

/** A connected WebSocket of the member. */
async function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws')
  await once(socket, 'open')
  const payload = { authorization: `Bearer ${member.accessToken}` }
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  await once(socket, 'message')
  return socket
}

async function statusOfFeed(): Promise<number> {
  return (await member.rest.get('/post')).status
}

describe.for(OUTAGES)('while the database %s', ([, begin]) => {
  // Each call waits until the server gives up, so that the tests of a group share one outage.
  describe.concurrent('for all of its time', () => {
    let newcomer: TestMember | undefined
    let socket: WebSocket
    let postsBefore: number
    let refusal: Promise<unknown>
    beforeAll(async () => {
      // The server remembers sessions of earlier requests until it notices the outage.
      ;[newcomer] = await createMembers(app, 1)
      socket = await openSocket()
      postsBefore = await postsThere()
      const gate = createGate()
      refusal = app.dependencies.database
        .$transaction(async (transaction) => {
          await transaction.member.update({ where: { id: member.id }, data: { fullName: 'Half' } })
          await gate.pass()
          await transaction.member.update({ where: { id: member.id }, data: { fullName: 'Whole' } })
        })
        .catch((error: unknown) => error)
      await gate.reached
      await begin(proxy)
      gate.open()
    })
    afterAll(async () => {
      await restore()
      expect(await postsThere()).toBe(postsBefore)
      expect((await member.rest.get('/users/profile')).text('fullName')).not.toMatch(/Half|Whole/)
    })

    test('every call of a member gets 503', async () => {
      const ask = async (path: string, method: string) => {
        const response = await newcomer?.http.fetch(`/api/v1${path.replace('{id}', NOBODY)}`, {
          method: method.toUpperCase(),
        })
        expect([path, response?.status]).toEqual([path, 503])
        expect(await response?.json()).toEqual({ success: false, ...AWAY })
        expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      const ofMembers = contract.calls.filter(({ operation }) => operation.security?.length)
      await Promise.all(ofMembers.map(({ path, method }) => ask(path, method)))
    })

    test('more concurrent requests than connections get 503, also GraphQL of members and visitors', async () => {
      const graphql = [member.http, visit(app).http].map((http) =>
        http.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(QUERY),
        }),
      )
      const statuses = await Promise.all(Array.from({ length: 40 }, statusOfFeed))
      expect(new Set(statuses)).toEqual(new Set([503]))
      for (const response of await Promise.all(graphql)) {
        expect(response.status).toBe(503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await response.json()).toMatchObject({
          errors: [{ message: AWAY.message, extensions: { code: AWAY.code } }],
        })
      }
    })

    test('new WebSocket subscribers are asked to reconnect later', async () => {
      const watch = { query: 'subscription { postEvents { __typename } }' }
      socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: watch }))
      const [code, reason] = await once(socket, 'close')
      expect(code).toBe(1013)
      expect(String(reason)).toMatch(/^Try again later/)
    })

    test('a transaction that began before is refused', async () => {
      expect(await refusal).toMatchObject({ name: 'DatabaseUnavailableError' })
    })
  })
})

test('connections terminated by PostgreSQL under load fail some requests and never the process', async () => {
  onTestFinished(restore)
  const uncaught = vi.fn<(error: Error) => void>()
  process.on('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  await addCredentials(app, member.id)
  const operator = new pg.Client({ connectionString: testDatabase.url })
  await operator.connect()
  onTestFinished(() => operator.end())
  const statuses = new Set<number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = Array.from({ length: 20 }, async (_, index) => {
      const { status } = await (index % 4 === 0
        ? member.rest.put('/users/me/profile-info', { profileBio: `Round ${round}` })
        : member.rest.get('/post'))
      statuses.add(status)
    })
    await operator.query(TERMINATE_OTHERS)
    await Promise.all(requests)
  }
  // The limit of profile updates is 60 per hour.
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([])
  expect(uncaught).not.toHaveBeenCalled()
})

test.concurrent('background tasks log the start and the end of their failures once', async (context) => {
  context.onTestFinished(restore)
  const mark = lines.length
  await proxy.cut()
  for (const [begun] of REPEATED) {
    const again = () => lines.slice(mark).filter(({ msg, level }) => msg === begun && level === DEBUG)
    await context.expect.poll(() => again().length).toBeGreaterThanOrEqual(2)
  }
  await proxy.restore()
  for (const [begun, ended] of REPEATED) {
    const messages = () =>
      lines
        .filter(({ msg, level }) => (msg === begun || msg === ended) && level !== DEBUG)
        .map(({ msg }) => msg)
    await context.expect.poll(() => messages().at(-1)).toBe(ended)
    expect(messages()).toEqual(messages().map((_, index) => (index % 2 === 0 ? begun : ended)))
  }
  expect(lines.filter(({ msg }) => msg.startsWith('Background task failed'))).toEqual([])
})

// The server of this test is another one, so that both tests can wait at the same time.
test.concurrent(
  'while every connection is in use, some requests wait in vain and later ones are refused at once',
  async (context) => {
    const busy = await startTestApp({ shedLoad: true })
    const [someone] = await createMembers(busy, 1)
    if (!someone) throw new Error('A member was asked for')
    const locked = await lockOut(busy)
    const asked: Promise<void>[] = []
    const refusals = new Set<string>()
    const ask = async () => {
      const { status, headers } = await someone.http.fetch('/api/v1/post')
      refusals.add(`${status}, retry after ${headers.get('retry-after')} s`)
    }
    try {
      const refusalsOfMore = () => {
        asked.push(ask())
        return refusals
      }
      await context.expect.poll(refusalsOfMore).toEqual(new Set([WAITED_IN_VAIN, REFUSED_AT_ONCE]))
      await Promise.all(asked)
      expect(refusals.size).toBe(2)
      await locked.release()
      await context.expect.poll(async () => (await someone.rest.get('/post')).status).toBe(200)
    } finally {
      await locked.release()
      await busy.stop()
    }
  },
)

test('slow database causes no errors', async () => {
  const { sql } = app.dependencies
  const slow = { name: 'slow', text: "SELECT pg_sleep(2.5), 'done' AS said" }
  expect(await sql(slow, [])).toMatchObject([{ said: 'done' }])
})

test('database with high latency causes no errors for open and new connections', async () => {
  onTestFinished(restore)
  proxy.delay(400)
  // Each pause is shorter than the statement timeout, but their sum is longer.
  const { database, sql } = app.dependencies
  const writing = database.$transaction(async (transaction) => {
    for (let written = 0; written < 5; written += 1)
      await transaction.$executeRaw`UPDATE members SET full_name = full_name WHERE id = ${member.id}::uuid`
    return 'written'
  })
  // More requests than connections. A login needs several statements, so new connections are opened.
  const reading = Array.from({ length: 10 }, () => sql({ name: 'word', text: "SELECT 'said' AS word" }, []))
  expect(await writing).toBe('written')
  expect(await Promise.all(reading)).toEqual(Array.from({ length: 10 }, () => [{ word: 'said' }]))
})

const LOCK = 4711

/** Makes every connection of the pool wait for a lock. */
async function lockOut({ dependencies, databaseUrl }: TestApp): Promise<{ release(): Promise<void> }> {
  const holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK])
  const waits = Array.from({ length: 10 }, () =>
    longTransaction(
      dependencies.database,
      60_000,
      (transaction) => transaction.$executeRaw`SELECT pg_advisory_xact_lock_shared(${LOCK}::bigint)`,
    ),
  )
  let released: Promise<unknown> | undefined
  return {
    async release() {
      released ??= holder.end().then(() => Promise.all(waits))
      await released
    },
  }
}

function postsThere(): Promise<number> {
  return app.dependencies.database.post.count()
}

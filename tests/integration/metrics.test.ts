import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { postForm, registerMember, type TestMember, visit } from '#tests/support/members.ts'
import { openDatabaseProxy, type DatabaseProxy } from '#tests/support/database-proxy.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { freePort } from '#tests/support/ports.ts'
import { sendRaw } from '#tests/support/raw-request.ts'
import { metric } from '#tests/support/read-metrics.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createRecordedEvents } from '#tests/support/recorded-events.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const TOKEN = 'a-token-for-Prometheus-that-is-long-enough'
const WHO_AM_I = '{ viewer { id } }'
/** The paths of the client, see client/routes. */
const OWN_DOCUMENT = 'query checkSessionQuery {\n  viewer {\n    id\n  }\n  hasRefreshToken\n}\n'
const OPERATIONS = 'graphql_operation_duration_seconds_count'

const events = createRecordedEvents()
let testDatabase: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let member: TestMember
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  proxy = await openDatabaseProxy(testDatabase.url)
  app = await startTestApp({ databaseUrl: proxy.url }, { events })
  member = await registerMember(app)
})
afterAll(async () => {
  await app.stop()
  await proxy.cut()
  await testDatabase.drop()
})

describe('/metrics counts', () => {
  test('requests by route pattern and never by raw path', async () => {
    const line = (route: string, status: number) =>
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
    await member.rest.get('/post/0190a0b0-0000-7000-8000-00000000000a')
    await visit(app).http.fetch('/health/live')
    await visit(app).http.fetch('/media/nothing/of/this/kind')
    await until(line('/api/v1/post/:id', 404), 1)
    await until(line('/health/live', 200), 1)
    await until(line('other', 404), 1)
    expect(await read()).not.toMatch(/0190a0b0|nothing\/of/)
  })

  test('operations by persisted name with their outcome', async () => {
    const line = (operation: string, outcome: string) =>
      `${OPERATIONS}{operation="${operation}",type="query",outcome="${outcome}"}`
    await member.graphql.send(OWN_DOCUMENT)
    expect(await metric(app, line('checkSessionQuery', 'ok'))).toBe(1)
    const before = (await metric(app, line('other', 'ok'))) ?? 0
    for (const name of ['One', 'Two', 'checkSessionQuery'])
      await member.graphql.send(`query ${name} ${WHO_AM_I}`)
    expect(await metric(app, line('other', 'ok'))).toBe(before + 3)
    expect(await metric(app, line('checkSessionQuery', 'ok'))).toBe(1)
    expect(await read()).not.toContain('"One"')

    await visit(app).graphql.send('query ($id: ID!) { node(id: $id) { id } }')
    expect(await metric(app, line('other', 'refused'))).toBe(1)
  })

  test('open WebSockets and subscriptions', async () => {
    const client = createWebSocketClient(app.url, {
      connectionParams: { authorization: `Bearer ${member.accessToken}` },
    })
    expect(await metric(app, 'graphql_subscriptions')).toBe(0)
    const subscription = client.iterate({ query: 'subscription { postEvents { __typename } }' })
    await events.untilWatchers(1)
    expect([await metric(app, 'websockets'), await metric(app, 'graphql_subscriptions')]).toEqual([1, 1])
    await subscription.return?.()
    await until('graphql_subscriptions', 0)
    await client.dispose()
    await until('websockets', 0)
  })

  test('uploads with their bytes and refusals', async () => {
    const picture = await drawPicture()
    const bytes = (await metric(app, 'upload_bytes_total')) ?? 0
    await member.post('A picture', picture)
    expect(await metric(app, 'uploads_total{outcome="accepted"}')).toBe(1)
    expect(await metric(app, 'upload_bytes_total')).toBe(bytes + picture.size)
    const broken = await member.rest.form('/post', postForm('Not one', new Blob(['neither'])))
    expect(broken.status).toBe(415)
    expect(await metric(app, 'uploads_total{outcome="refused"}')).toBe(1)
  })

  test('sent and failed mails', async () => {
    expect(await metric(app, 'mails_total{outcome="sent"}')).toBe(1)
    await vi.waitFor(async () => expect(await metric(app, 'mails_queued')).toBe(0), PATIENCE)
    const mailer = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No such mailbox'))
    const other = await startTestApp({}, { mailer: { send: mailer, close: () => undefined } })
    await visit(other).rest.post('/auth/register', {
      username: 'grace',
      email: 'grace@mail.example',
      password: 'Correct-horse1',
      dateOfBirth: '1990-05-17',
      termsAndConditions: true,
    })
    await vi.waitFor(
      async () => expect(await metric(other, 'mails_total{outcome="failed"}')).toBe(1),
      PATIENCE,
    )
    // The mail waits for its next attempt.
    expect(await metric(other, 'mails_queued')).toBe(1)
    await other.stop()
  })

  test('connections, videos and event loop utilization', async () => {
    await vi.waitFor(async () => {
      await visit(app).http.fetch('/health/ready')
      expect(await metric(app, 'database_pool{state="total"}')).toBeGreaterThan(0)
    }, PATIENCE)
    expect(await metric(app, 'database_pool{state="waiting"}')).toBe(0)
    expect(await metric(app, 'nodejs_eventloop_lag_seconds')).toBeGreaterThan(0)
    expect(await metric(app, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(await metric(app, 'video_queue{state="waiting"}')).toBe(0)
  })

  test('whatever is available while the database is unavailable, within its timeout', async () => {
    proxy.silence()
    onTestFinished(async () => {
      await proxy.restore()
      // Broken connections are counted separately from those that close regularly.
      await vi.waitFor(
        async () => expect(await member.rest.get('/auth/verify')).toMatchObject({ status: 200 }),
        PATIENCE,
      )
    })
    await vi.waitFor(async () => expect(await read()).toContain('websockets 0'), PATIENCE)
    expect(await metric(app, 'video_queue{state="waiting"}')).toBeUndefined()
  })
})

describe('/metrics access', () => {
  test('is allowed from the loopback address of a private site, but not through a proxy', async () => {
    const direct = await visit(app).http.fetch('/metrics')
    expect(direct.status).toBe(200)
    expect(direct.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(direct.headers.get('cache-control')).toBe('no-store')
    for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP']) {
      const passedOn = await visit(app).http.fetch('/metrics', { headers: { [name]: '127.0.0.1' } })
      expect(passedOn.status, name).toBe(404)
    }
  })

  test('requires a local host name, which prevents DNS rebinding', async () => {
    const statusFor = async (host: string) =>
      (await sendRaw(app.url, '/metrics', { method: 'GET', headers: { host } })).status
    const { port } = new URL(app.url)
    for (const host of ['localhost', `localhost:${port}`, '127.0.0.1', `[::1]:${port}`])
      expect(await statusFor(host), host).toBe(200)
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '192.0.2.1'])
      expect(await statusFor(host), host).toBe(404)
  })

  test('requires a token on a public site', async () => {
    await withSite({ metricsToken: null }, async (ask) => {
      expect(await ask({})).toEqual({ status: 404, isTold: false })
    })
  })

  test('is allowed with the configured token', async () => {
    await withSite({ metricsToken: TOKEN }, async (ask) => {
      expect(await ask({})).toEqual({ status: 401, isTold: false })
      expect(await ask({ authorization: `Bearer ${TOKEN}s` })).toEqual({ status: 401, isTold: false })
      expect(await ask({ authorization: `Bearer ${member.accessToken}` })).toMatchObject({ status: 401 })
      const proxied = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.1' }
      expect(await ask(proxied)).toEqual({ status: 200, isTold: true })
    })
  })
})

const PATIENCE = { timeout: 15_000, interval: 50 }

async function until(line: string, value: number): Promise<void> {
  await vi.waitFor(async () => expect(await metric(app, line)).toBe(value), PATIENCE)
}

async function read(): Promise<string> {
  return (await visit(app).http.fetch('/metrics')).text()
}

type Ask = (headers: Record<string, string>) => Promise<{ status: number; isTold: boolean }>

/** A site with a public address. Requests are sent to its real port. */
async function withSite(
  { metricsToken }: { metricsToken: string | null },
  work: (ask: Ask) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const http = { port, host: '127.0.0.1', publicUrl: 'https://guffaw.example', trustedProxies: null }
  const site = await startTestApp({ metricsToken, http })
  try {
    await work(async (headers) => {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
      return { status: response.status, isTold: (await response.text()).includes('websockets') }
    })
  } finally {
    await site.stop()
  }
}

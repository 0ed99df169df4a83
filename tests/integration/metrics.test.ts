import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createHttpClient } from '#tests/support/http-client.ts'
import {
  createMember,
  postForm,
  registerMember,
  registration,
  type TestMember,
  visit,
} from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { proxiedApp } from '#tests/support/proxied-app.ts'
import { publicSite, startPublicSite } from '#tests/support/public-site.ts'
import { sendRaw } from '#tests/support/raw-request.ts'
import { metric } from '#tests/support/read-metrics.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const TOKEN = 'a-token-for-Prometheus-that-is-long-enough'
const WHO_AM_I = '{ viewer { id } }'
/** The paths of the client, see client/routes. */
const OWN_DOCUMENT = 'query checkSessionQuery {\n  viewer {\n    id\n  }\n  hasRefreshToken\n}\n'
const OPERATIONS = 'graphql_operation_duration_seconds_count'

const { app, proxy } = await proxiedApp()
/** A public site with a token, whose mails fail. */
const { app: site, address } = await startPublicSite(
  { metricsToken: TOKEN },
  { mailer: { send: () => Promise.reject(new Error('No such mailbox')), close: () => undefined } },
)
afterAll(() => site.stop())
let member: TestMember
beforeAll(async () => {
  member = await createMember(app)
})

describe('/metrics counts', () => {
  test('requests by route pattern and never by raw path', async () => {
    const line = (route: string, status: number) =>
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
    const lines = [line('/api/v1/post/:id', 404), line('/health/live', 200), line('other', 404)]
    const before = await Promise.all(lines.map(count))
    await member.rest.get('/post/0190a0b0-0000-7000-8000-00000000000a')
    await visit(app).http.fetch('/health/live')
    await visit(app).http.fetch('/media/nothing/of/this/kind')
    for (const [index, one] of lines.entries()) await until(one, Number(before[index]) + 1)
    expect(await read()).not.toMatch(/0190a0b0|nothing\/of/)
  })

  test('operations by persisted name with their outcome', async () => {
    const line = (operation: string, outcome: string) =>
      `${OPERATIONS}{operation="${operation}",type="query",outcome="${outcome}"}`
    const own = await count(line('checkSessionQuery', 'ok'))
    await member.graphql.send(OWN_DOCUMENT)
    expect(await count(line('checkSessionQuery', 'ok'))).toBe(own + 1)
    const before = await count(line('other', 'ok'))
    for (const name of ['One', 'Two', 'checkSessionQuery'])
      await member.graphql.send(`query ${name} ${WHO_AM_I}`)
    expect(await metric(app, line('other', 'ok'))).toBe(before + 3)
    expect(await count(line('checkSessionQuery', 'ok'))).toBe(own + 1)
    expect(await read()).not.toContain('"One"')

    const refused = await count(line('other', 'refused'))
    await visit(app).graphql.send('query ($id: ID!) { node(id: $id) { id } }')
    expect(await count(line('other', 'refused'))).toBe(refused + 1)
  })

  test('open WebSockets and subscriptions', async () => {
    const client = createWebSocketClient(app.url, {
      connectionParams: { authorization: `Bearer ${member.accessToken}` },
    })
    expect(await metric(app, 'graphql_subscriptions')).toBe(0)
    const subscription = client.iterate({ query: 'subscription { postEvents { __typename } }' })
    await app.untilWatchers(1)
    expect([await metric(app, 'websockets'), await metric(app, 'graphql_subscriptions')]).toEqual([1, 1])
    await subscription.return?.()
    await until('graphql_subscriptions', 0)
    await client.dispose()
    await until('websockets', 0)
  })

  test('uploads with their bytes and refusals', async () => {
    const picture = await drawPicture()
    const names = [
      'upload_bytes_total',
      'uploads_total{outcome="accepted"}',
      'uploads_total{outcome="refused"}',
    ]
    const counts = () => Promise.all(names.map(count))
    const [bytes = 0, accepted = 0, refused = 0] = await counts()
    await member.post('A picture', picture)
    expect(await counts()).toEqual([bytes + picture.size, accepted + 1, refused])
    const broken = await member.rest.form('/post', postForm('Not one', new Blob(['neither'])))
    expect(broken.status).toBe(415)
    expect((await counts())[2]).toBe(refused + 1)
  })

  test('sent and failed mails', async () => {
    const sent = await count('mails_total{outcome="sent"}')
    await registerMember(app)
    await until('mails_total{outcome="sent"}', sent + 1)
    await until('mails_queued', 0)

    const metrics = async () => (await ask({ authorization: `Bearer ${TOKEN}` })).text
    const visitor = createRestClient(createHttpClient(address))
    await visitor.post('/auth/register', registration())
    await expect.poll(metrics).toContain('\nmails_total{outcome="failed"} 1\n')
    // The mail waits for its next attempt.
    expect(await metrics()).toContain('\nmails_queued 1\n')
  })

  test('connections, videos and event loop utilization', async () => {
    await visit(app).http.fetch('/health/ready')
    expect(await metric(app, 'database_pool{state="total"}')).toBeGreaterThan(0)
    expect(await metric(app, 'database_pool{state="waiting"}')).toBe(0)
    expect(await metric(app, 'nodejs_eventloop_lag_seconds')).toBeGreaterThan(0)
    expect(await metric(app, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(await metric(app, 'video_queue{state="waiting"}')).toBe(0)
  })

  test('whatever is available while the database is unavailable, within its timeout', async () => {
    proxy.silence()
    onTestFinished(async () => {
      await proxy.restore()
      await expect.poll(() => member.rest.get('/auth/verify')).toMatchObject({ status: 200 })
    })
    expect(await read()).toContain('websockets 0')
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
    const { status } = await fetch(`${(await publicSite()).address}/metrics`)
    expect(status).toBe(404)
  })

  test('is allowed with the configured token', async () => {
    const refused = { status: 401, text: expect.not.stringContaining('websockets') }
    expect(await ask({})).toEqual(refused)
    expect(await ask({ authorization: `Bearer ${TOKEN}s` })).toEqual(refused)
    expect(await ask({ authorization: `Bearer ${member.accessToken}` })).toEqual(refused)
    const proxied = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.1' }
    expect(await ask(proxied)).toEqual({ status: 200, text: expect.stringContaining('websockets') })
  })
})

async function count(line: string): Promise<number> {
  return (await metric(app, line)) ?? 0
}

async function until(line: string, value: number): Promise<void> {
  await expect.poll(() => metric(app, line)).toBe(value)
}

async function read(): Promise<string> {
  return (await visit(app).http.fetch('/metrics')).text()
}

/** Requests the metrics of the public site. */
async function ask(headers: Record<string, string>): Promise<{ status: number; text: string }> {
  const response = await fetch(`${address}/metrics`, { headers })
  return { status: response.status, text: await response.text() }
}

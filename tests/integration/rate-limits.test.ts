import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CONCURRENCY_LIMITS } from '#rules/concurrency-limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createGraphQLClient } from '#tests/support/graphql-client.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { createMember, PASSWORD, registration, visit, type TestMember } from '#tests/support/members.ts'
import { clientIn, newNetwork } from '#tests/support/networks.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { startTestApp } from '#tests/support/start-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const WRONG_CODES = isNightly ? 1000 : 100

const app = await sharedApp('limited')
let network: string
beforeEach(() => {
  network = newNetwork()
})

test('invented access token costs no statement if its shape is wrong or its network is over the limit', async () => {
  const { http } = clientIn(app, network)
  const sql = vi.spyOn(app.dependencies, 'sql')
  onTestFinished(() => sql.mockRestore())
  const attempt = async (secret: string) => {
    sql.mockClear()
    const headers = { authorization: `Bearer guffaw_pat_${secret}` }
    const { status } = await http.fetch('/api/v1/auth/verify', { headers })
    return { status, statements: sql.mock.calls.length }
  }
  expect(await attempt('A'.repeat(42))).toEqual({ status: 401, statements: 0 })
  expect(await attempt('A'.repeat(43))).toEqual({ status: 401, statements: 1 })
  await app.dependencies.messageLimiter.consume('networkRequests', network, RATE_LIMITS.networkRequests.uses)
  expect(await attempt('A'.repeat(43))).toEqual({ status: 429, statements: 0 })
})

test.for([
  { name: 'page of a post', path: `/post/${crypto.randomUUID()}`, status: 404 },
  { name: 'document of the API', path: '/api/v1/openapi.json', status: 200 },
])('$name counts as a request of a visitor', async ({ path, status }) => {
  const { http } = clientIn(app, network)
  expect((await http.fetch(path)).status).toBe(status)
  await app.dependencies.rateLimiter.consume('visitorRequests', network, RATE_LIMITS.visitorRequests.uses)
  expect((await http.fetch(path)).status).toBe(429)
})

test('searches of visitors count for their network address', async () => {
  const graphql = createGraphQLClient(clientIn(app, network).http)
  const search = () => graphql.send('{ searchTags(query: "limit") { name } }')
  expect((await search()).errors).toBeUndefined()
  await app.dependencies.rateLimiter.consume('searches', network, RATE_LIMITS.searches.uses)
  expect((await search()).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
})

describe('page of a member', () => {
  const isRendered = async ({ http }: TestMember) => {
    const page = await http.fetch('/m/account/feed')
    expect(page.status).toBe(200)
    return (await page.text()).includes('data-ssr')
  }

  test('is rendered by the browser after too many within a minute', async () => {
    const member = await createMember(app)
    expect(await isRendered(member)).toBe(true)
    await app.dependencies.rateLimiter.consume('pageRenders', member.id, RATE_LIMITS.pageRenders.uses)
    expect(await isRendered(member)).toBe(false)
  })

  test.for(['memberPageRenders', 'pageRenders'] as const)(
    'is rendered by the browser while others are in progress (%s)',
    async (limit) => {
      const member = await createMember(app)
      const { count } = CONCURRENCY_LIMITS[limit]
      const key = limit === 'pageRenders' ? 'all members' : member.id
      const leaves = Array.from({ length: count }, () =>
        app.dependencies.concurrencyLimiter.enter(limit, key),
      )
      expect(await isRendered(member)).toBe(false)
      for (const leave of leaves) leave()
      expect(await isRendered(member)).toBe(true)
    },
  )
})

describe('page of visitors', () => {
  const open = async () => {
    const page = await clientIn(app, network).http.fetch(`/tags/page${network.replaceAll('.', '_')}`)
    expect(page.status).toBe(200)
    return (await page.text()).includes('data-ssr')
  }

  test('is rendered by the browser after too many from a network', async () => {
    const { uses } = RATE_LIMITS.visitorPageRenders
    await app.dependencies.rateLimiter.consume('visitorPageRenders', network, uses)
    expect(await open()).toBe(false)
    network = newNetwork()
    expect(await open()).toBe(true)
  })

  test.for(['networkPageRenders', 'visitorPageRenders'] as const)(
    'is rendered by the browser while others are in progress (%s)',
    async (limit) => {
      const key = limit === 'visitorPageRenders' ? 'all visitors' : network
      const leaves = Array.from({ length: CONCURRENCY_LIMITS[limit].count }, () =>
        app.dependencies.concurrencyLimiter.enter(limit, key),
      )
      expect(await open()).toBe(false)
      for (const leave of leaves) leave()
      expect(await open()).toBe(true)
    },
  )
})

test('member cannot have mails sent to the addresses of many strangers', async () => {
  const member = await createMember(app)
  const { uses } = RATE_LIMITS.addressChanges
  const change = (number: number) =>
    createAccountApi(member.http).updateProfile({ email: `stranger_${number}_${member.email}` })
  for (let number = 0; number < uses; number += 1) expect((await change(number)).outcome).toBe('done')
  await expect(change(uses)).rejects.toThrow('RATE_LIMITED')
})

describe('guesses', () => {
  test('many wrong codes are refused, and the right one after them', async () => {
    const { rest } = clientIn(app, network)
    const visitor = newcomer()
    const { email } = visitor
    await rest.post('/auth/register', visitor)
    const code = codeIn(await app.mailbox.next(email))
    const wrong = code === '000000' ? '000001' : '000000'
    const statuses = new Set<number>()
    for (let tries = 0; tries < WRONG_CODES; tries += 1) {
      statuses.add((await rest.post('/auth/otp-verify', { email, otp: wrong })).status)
    }
    expect(statuses).toEqual(new Set([400, 429]))
    expect((await rest.post('/auth/otp-verify', { email, otp: code })).status).toBe(429)
  })

  test('too many passwords for one account are refused in both APIs with a retry time', async () => {
    const member = await createMember(app)
    const { rest, http } = clientIn(app, network)
    const attempt = () => rest.post('/auth/login', { email: member.email, password: 'Wrong-horse1' })
    let answer = await attempt()
    for (let tries = 0; tries < 30 && answer.status !== 429; tries += 1) answer = await attempt()

    expect(answer.status).toBe(429)
    expect(answer.body).toEqual({
      success: false,
      message: expect.stringMatching(/^Too many requests\. Please try again in \d+ (seconds|minutes)\.$/),
      code: 'RATE_LIMITED',
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const { errors } = await createGraphQLClient(http).send(
      `mutation { login(input: {email: "${member.email}", password: "${PASSWORD}"}) { __typename } }`,
    )
    expect(errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } },
    ])
    // Members who are already signed in are not affected.
    expect((await member.rest.get('/auth/verify')).status).toBe(200)
  })
})

describe('mails with codes', () => {
  test('are limited to five per hour and address, whoever requests them', async () => {
    const { rest } = clientIn(app, network)
    const visitor = newcomer()
    const { email } = visitor
    await rest.post('/auth/register', visitor)
    await app.mailbox.next(email)
    for (let asked = 0; asked < 8; asked += 1) {
      app.clock.advance(61)
      const answer = await rest.post('/auth/otp-resend', { email })
      expect(answer.status).toBe(200)
      await app.dependencies.background.drain()
    }
    expect(app.mailbox.count(email)).toBe(5)
  })
})

describe('request limit', () => {
  test('is returned in headers and refuses requests at zero', async () => {
    const { http } = clientIn(app, network)
    const first = await http.fetch('/api/v1/auth/verify')
    const limit = Number(first.headers.get('ratelimit-limit'))
    expect(Number(first.headers.get('ratelimit-remaining'))).toBe(limit - 1)
    expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60)

    for (let asked = 1; asked < limit; asked += 1) await http.fetch('/api/v1/auth/verify')
    const refused = await http.fetch('/graphql?query={__typename}')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).not.toBeNull()
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  })

  test('applies per network, over HTTP and WebSocket together', async () => {
    const askFrom = (caller: string) => {
      const headers = { 'x-forwarded-for': caller }
      const client = createWebSocketClient(app.url, { headers })
      return {
        overWebSocket: () => client.iterate({ query: '{ __typename }' }).next(),
        overHttp: () => fetch(`${app.url}/graphql?query={__typename}`, { headers }),
        leave: () => client.dispose(),
      }
    }
    // Addresses that the first proxy forwards from the client are ignored.
    const [one, other] = [askFrom(`203.0.113.8, ${network}`), askFrom(newNetwork())]
    await Promise.all(Array.from({ length: RATE_LIMITS.visitorRequests.uses }, one.overWebSocket))
    await expect(one.overWebSocket()).rejects.toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect((await one.overHttp()).status).toBe(429)
    await expect(other.overWebSocket()).resolves.toMatchObject({ value: { data: { __typename: 'Query' } } })
    expect((await other.overHttp()).headers.get('ratelimit-remaining')).toBe(
      String(RATE_LIMITS.visitorRequests.uses - 2),
    )
    await Promise.all([one.leave(), other.leave()])
  })

  test('ignores forwarded addresses without a trusted proxy', async () => {
    const direct = await startTestApp({ limitRates: true })
    const client = createWebSocketClient(direct.url, { headers: { 'x-forwarded-for': network } })
    await client.iterate({ query: '{ __typename }' }).next()
    const { headers } = await visit(direct).http.fetch('/graphql?query={__typename}')
    expect(headers.get('ratelimit-remaining')).toBe(String(RATE_LIMITS.visitorRequests.uses - 2))
    await client.dispose()
    await direct.stop()
  })
})

function newcomer() {
  const username = `limited_${network.replaceAll('.', '_')}`
  return { ...registration({ username }), email: `${username}@mail.example` }
}

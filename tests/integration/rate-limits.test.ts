import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { createMember, PASSWORD, registration, visit } from '../support/members.ts'
import { codeIn } from '../support/mailbox.ts'
import { freePort } from '../support/ports.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'
import { createWebSocketClient } from '../support/websocket-client.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ limitRates: true })
})
afterEach(() => app.stop())

describe('guesses', () => {
  test('a thousand wrong codes are refused, and the right one after them', async () => {
    const { rest } = visit(app)
    const { email } = registration()
    await rest.post('/auth/register', registration())
    const code = codeIn(await app.mailbox.next(email))
    const wrong = code === '000000' ? '000001' : '000000'
    const statuses = new Set<number>()
    for (let tries = 0; tries < 1000; tries += 1) {
      statuses.add((await rest.post('/auth/otp-verify', { email, otp: wrong })).status)
    }
    expect(statuses).toEqual(new Set([400, 429]))
    expect((await rest.post('/auth/otp-verify', { email, otp: code })).status).toBe(429)
  })

  test('too many passwords for one account are refused in both APIs with a retry time', async () => {
    const member = await createMember(app)
    const { rest, graphql } = visit(app)
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
    const { errors } = await graphql.send(
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
    const { rest } = visit(app)
    const { email } = registration()
    await rest.post('/auth/register', registration())
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
    const { http } = visit(app)
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

  test('includes operations over a WebSocket', async () => {
    const client = createWebSocketClient(app.url)
    const ask = () => client.iterate({ query: '{ __typename }' }).next()
    await Promise.all(Array.from({ length: RATE_LIMITS.visitorRequests.uses }, ask))
    await expect(ask()).rejects.toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect((await visit(app).http.fetch('/graphql?query={__typename}')).status).toBe(429)
    await client.dispose()
  })

  test('applies per client behind a trusted proxy, over HTTP and WebSocket', async () => {
    const http = { port: await freePort(), host: '127.0.0.1', publicUrl: null, trustedProxies: 'loopback' }
    const proxied = await startTestApp({ limitRates: true, http })
    const url = `http://127.0.0.1:${http.port}`
    const askFor = (caller: string) => {
      const headers = { 'x-forwarded-for': caller }
      const client = createWebSocketClient(url, { headers })
      return {
        overWebSocket: () => client.iterate({ query: '{ __typename }' }).next(),
        overHttp: () => fetch(`${url}/graphql?query={__typename}`, { headers }),
        leave: () => client.dispose(),
      }
    }
    // Addresses that the first proxy forwards from the client are ignored.
    const [one, other] = [askFor('198.51.100.1, 203.0.113.7'), askFor('203.0.113.8')]
    await Promise.all(Array.from({ length: RATE_LIMITS.visitorRequests.uses }, one.overWebSocket))
    await expect(one.overWebSocket()).rejects.toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect((await one.overHttp()).status).toBe(429)
    await expect(other.overWebSocket()).resolves.toMatchObject({ value: { data: { __typename: 'Query' } } })
    expect((await other.overHttp()).headers.get('ratelimit-remaining')).toBe(
      String(RATE_LIMITS.visitorRequests.uses - 2),
    )
    await Promise.all([one.leave(), other.leave()])
    await proxied.stop()
  })

  test('ignores forwarded addresses without a trusted proxy', async () => {
    const client = createWebSocketClient(app.url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    await client.iterate({ query: '{ __typename }' }).next()
    const { headers } = await visit(app).http.fetch('/graphql?query={__typename}')
    expect(headers.get('ratelimit-remaining')).toBe(String(RATE_LIMITS.visitorRequests.uses - 2))
    await client.dispose()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountApis } from '#tests/support/account-apis.ts'
import { joinCommunity, PASSWORD, visit } from '#tests/support/community.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { valueAt } from '#tests/support/json.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const ENDED = { outcome: 'done', message: 'Device signed out' }
const NOT_FOUND = { outcome: 'not found', message: 'Session not found' }
const NOT_SIGNED_IN = { outcome: 'not signed in', message: 'No token found in cookies' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe.each(accountApis)("a member's sessions over $door", ({ enter }) => {
  test('are listed with their devices: this one first, then those used last', async () => {
    const { email, http } = await joinCommunity(app)
    app.clock.advance(60)
    const phone = await signInOn('A certain phone', email)
    app.clock.advance(60)
    const laptop = await signInOn('A certain laptop', email)
    app.clock.advance(60)
    await phone.rest.post('/auth/refresh')

    const list = await enter(laptop.http).listSessions()
    expect(list.map(({ userAgent, isCurrent }) => ({ userAgent, isCurrent }))).toEqual([
      { userAgent: 'A certain laptop', isCurrent: true },
      { userAgent: 'A certain phone', isCurrent: false },
      // Where the member joined, and before that the session their code had started.
      { userAgent: 'node', isCurrent: false },
      { userAgent: 'node', isCurrent: false },
    ])
    expect((await enter(http).listSessions()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  test('are no longer listed when they have run out', async () => {
    const { email } = await joinCommunity(app)
    app.clock.advance(7 * 24 * 60 * 60)
    const { http } = await signInOn('A certain phone', email)
    expect(await enter(http).listSessions()).toHaveLength(1)
  })

  test('end one by one, their access and refresh tokens with them at once', async () => {
    const { email, http } = await joinCommunity(app)
    const phone = await signInOn('A certain phone', email)
    const id = await idOf(enter, http, 'A certain phone')

    expect(await enter(http).endSession(id)).toEqual(ENDED)
    await expectSignedOut(phone)
    expect(await enter(http).isSignedIn()).toBe(true)
    expect((await enter(http).listSessions()).map((session) => session.id)).not.toContain(id)
    expect(await enter(http).endSession(id)).toEqual(NOT_FOUND)
  })

  test('end all but this one', async () => {
    const { email, http } = await joinCommunity(app)
    const phone = await signInOn('A certain phone', email)
    const bystander = await joinCommunity(app)

    expect(await enter(http).endOtherSessions()).toEqual({
      outcome: 'done',
      message: 'All other devices were signed out',
    })
    await expectSignedOut(phone)
    expect(await enter(http).listSessions()).toEqual([expect.objectContaining({ isCurrent: true })])
    expect(await enter(bystander.http).isSignedIn()).toBe(true)
  })

  test('may end from within: this device is then signed out', async () => {
    const member = await joinCommunity(app)
    const current = (await enter(member.http).listSessions()).find(({ isCurrent }) => isCurrent)
    expect(await enter(member.http).endSession(current?.id ?? '')).toEqual(ENDED)
    await expectSignedOut(member)
  })

  test('are not there for others to end', async () => {
    const stranger = await joinCommunity(app)
    const { email, http } = await joinCommunity(app)
    const phone = await signInOn('A certain phone', email)
    const id = await idOf(enter, http, 'A certain phone')

    expect(await enter(stranger.http).endSession(id)).toEqual(NOT_FOUND)
    expect(await enter(phone.http).isSignedIn()).toBe(true)
  })

  test('are not found by what names none', async () => {
    const { http } = await joinCommunity(app)
    expect(await enter(http).endSession('0190a1b2-0000-7000-8000-000000000000')).toEqual(NOT_FOUND)
    expect(['not found', 'invalid']).toContain((await enter(http).endSession('not-an-id')).outcome)
  })

  test('are for no visitor to end', async () => {
    const { http } = visit(app)
    expect(await enter(http).endSession('0190a1b2-0000-7000-8000-000000000000')).toEqual(NOT_SIGNED_IN)
    expect(await enter(http).endOtherSessions()).toEqual(NOT_SIGNED_IN)
  })
})

test('a visitor is shown no sessions', async () => {
  const { rest, graphql } = visit(app)
  expect(await rest.get('/users/me/sessions')).toMatchObject({
    status: 401,
    body: { success: false, message: 'No token found in cookies', code: 'NOT_AUTHENTICATED' },
  })
  expect((await graphql.send('{ viewer { sessions { id } } }')).data).toEqual({ viewer: null })
})

test('a list of sessions carries no token', async () => {
  const { rest, accessToken, refreshToken } = await joinCommunity(app)
  const { body } = await rest.get('/users/me/sessions')
  expect(Object.keys(Object(valueAt(body, 'sessions.0'))).sort()).toEqual([
    'createdAt',
    'id',
    'isCurrent',
    'lastUsedAt',
    'userAgent',
  ])
  for (const token of [accessToken, refreshToken]) expect(JSON.stringify(body)).not.toContain(token)
})

test('a device that calls itself by a very long name is listed with the beginning of it', async () => {
  const { email } = await joinCommunity(app)
  const { rest } = await signInOn('x'.repeat(2000), email)
  expect((await rest.get('/users/me/sessions')).text('sessions.0.userAgent')).toBe('x'.repeat(400))
})

async function signInOn(userAgent: string, email: string) {
  const plain = visit(app).http
  const http: HttpClient = {
    cookies: plain.cookies,
    fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('user-agent', userAgent)
      return plain.fetch(path, { ...init, headers })
    },
  }
  const rest = createRestClient(http)
  await rest.post('/auth/login', { email, password: PASSWORD })
  return { http, rest }
}

async function idOf(enter: (typeof accountApis)[number]['enter'], http: HttpClient, userAgent: string) {
  const found = (await enter(http).listSessions()).find((session) => session.userAgent === userAgent)
  if (!found) throw new Error(`No session on "${userAgent}" is listed`)
  return found.id
}

async function expectSignedOut({ http }: { http: HttpClient }): Promise<void> {
  const rest = createRestClient(http)
  expect(await rest.get('/auth/verify')).toMatchObject({
    status: 401,
    body: { message: 'Invalid or expired token' },
  })
  expect(await rest.post('/auth/refresh')).toMatchObject({
    status: 401,
    body: { message: 'Token refresh failed' },
  })
}

import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registerMember, visit } from '#tests/support/members.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { valueAt } from '#tests/support/json.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const ENDED = { outcome: 'done', message: 'Device signed out' }
const NOT_FOUND = { outcome: 'not found', message: 'Session not found' }
const NOT_SIGNED_IN = { outcome: 'not signed in', message: 'No token found in cookies' }

const app = await sharedApp()

describe('sessions', () => {
  test('are listed with their devices: the current one first, then by last use', async () => {
    const { email, http } = await registerMember(app)
    app.clock.advance(60)
    const phone = await signInOn('A certain phone', email)
    app.clock.advance(60)
    const laptop = await signInOn('A certain laptop', email)
    app.clock.advance(60)
    await phone.rest.post('/auth/refresh')

    const list = await createAccountApi(laptop.http).listSessions()
    expect(list.map(({ userAgent, isCurrent }) => ({ userAgent, isCurrent }))).toEqual([
      { userAgent: 'A certain laptop', isCurrent: true },
      { userAgent: 'A certain phone', isCurrent: false },
      // The session of the login, and before it that of the verification.
      { userAgent: 'node', isCurrent: false },
      { userAgent: 'node', isCurrent: false },
    ])
    expect((await createAccountApi(http).listSessions()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  test('are not listed after their expiry', async () => {
    const { email } = await createMember(app)
    app.clock.advance(7 * 24 * 60 * 60)
    const { http } = await signInOn('A certain phone', email)
    expect(await createAccountApi(http).listSessions()).toHaveLength(1)
  })

  test('can be ended one by one, which revokes their tokens at once', async () => {
    const { email, http } = await createMember(app)
    const phone = await signInOn('A certain phone', email)
    const id = await idOf(http, 'A certain phone')

    expect(await createAccountApi(http).endSession(id)).toEqual(ENDED)
    await expectSignedOut(phone)
    expect(await createAccountApi(http).isSignedIn()).toBe(true)
    expect((await createAccountApi(http).listSessions()).map((session) => session.id)).not.toContain(id)
    expect(await createAccountApi(http).endSession(id)).toEqual(NOT_FOUND)
  })

  test('can be ended except the current one', async () => {
    const { email, http } = await createMember(app)
    const phone = await signInOn('A certain phone', email)
    const bystander = await createMember(app)

    expect(await createAccountApi(http).endOtherSessions()).toEqual({
      outcome: 'done',
      message: 'All other devices were signed out',
    })
    await expectSignedOut(phone)
    expect(await createAccountApi(http).listSessions()).toEqual([
      expect.objectContaining({ isCurrent: true }),
    ])
    expect(await createAccountApi(bystander.http).isSignedIn()).toBe(true)
  })

  test('include the current one, and ending it signs out this device', async () => {
    const member = await createMember(app)
    const current = (await createAccountApi(member.http).listSessions()).find(({ isCurrent }) => isCurrent)
    expect(await createAccountApi(member.http).endSession(current?.id ?? '')).toEqual(ENDED)
    await expectSignedOut(member)
  })

  test('of other members cannot be ended', async () => {
    const stranger = await createMember(app)
    const { email, http } = await createMember(app)
    const phone = await signInOn('A certain phone', email)
    const id = await idOf(http, 'A certain phone')

    expect(await createAccountApi(stranger.http).endSession(id)).toEqual(NOT_FOUND)
    expect(await createAccountApi(phone.http).isSignedIn()).toBe(true)
  })

  test('are not found by an invalid id', async () => {
    const { http } = await createMember(app)
    expect(await createAccountApi(http).endSession('0190a1b2-0000-7000-8000-000000000000')).toEqual(NOT_FOUND)
    expect(['not found', 'invalid']).toContain((await createAccountApi(http).endSession('not-an-id')).outcome)
  })

  test('cannot be ended by visitors', async () => {
    const { http } = visit(app)
    expect(await createAccountApi(http).endSession('0190a1b2-0000-7000-8000-000000000000')).toEqual(
      NOT_SIGNED_IN,
    )
    expect(await createAccountApi(http).endOtherSessions()).toEqual(NOT_SIGNED_IN)
  })
})

test('visitor gets no sessions', async () => {
  const { rest, graphql } = visit(app)
  expect(await rest.get('/users/me/sessions')).toMatchObject({
    status: 401,
    body: { success: false, message: 'No token found in cookies', code: 'NOT_AUTHENTICATED' },
  })
  expect((await graphql.send('{ viewer { sessions { id } } }')).data).toEqual({ viewer: null })
})

test('list of sessions contains no tokens', async () => {
  const { rest, accessToken, refreshToken } = await createMember(app)
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

test('overlong user agent is truncated in the list', async () => {
  const { email } = await createMember(app)
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

async function idOf(http: HttpClient, userAgent: string) {
  const found = (await createAccountApi(http).listSessions()).find(
    (session) => session.userAgent === userAgent,
  )
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

import { describe, expect, test } from 'vitest'
import {
  createMember,
  nextAccount,
  PASSWORD,
  registerMember,
  registration,
  visit,
} from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { publicSite } from '#tests/support/public-site.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const DAY = 24 * 60 * 60

const app = await sharedApp()
const site = await publicSite()
const secureApp = { ...site.app, url: site.address }

describe('login', () => {
  test('returns the tokens in the body and as cookies', async () => {
    const { email } = await createMember(app)
    const { rest, http } = visit(app)
    const answer = await rest.post('/auth/login', { email, password: PASSWORD })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Login successful! Welcome back!' },
    })
    const access = answer.text('tokens.access.token')
    const refresh = answer.text('tokens.refresh.token')
    expect(answer.headers.getSetCookie()).toEqual([
      `accessToken=${access}; Max-Age=${DAY}; Path=/; HttpOnly; SameSite=Lax`,
      `refreshToken=${refresh}; Max-Age=${7 * DAY}; Path=/; HttpOnly; SameSite=Lax`,
      expect.stringMatching(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect(await rest.get('/auth/verify')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Session is valid' },
    })
    expect(http.cookies.get('accessToken')).toBe(access)
  })

  test('returns an access token with its expiry and no personal data', async () => {
    const { email, accessToken, refreshToken, username } = await createMember(app)
    const now = app.clock.now().getTime() / 1000
    expect(Math.abs(Number(claimsOf(accessToken)['exp']) - now - DAY)).toBeLessThan(60)
    expect(Math.abs(Number(claimsOf(refreshToken)['exp']) - now - 7 * DAY)).toBeLessThan(60)
    for (const token of [accessToken, refreshToken]) {
      const text = JSON.stringify(claimsOf(token))
      expect(text).not.toContain(email)
      expect(text).not.toContain(username)
    }
  })

  test('ignores the case of the email address', async () => {
    const { email } = await createMember(app)
    expect(await login(` ${email.toUpperCase()}`, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('has the same error for a wrong password and an unknown address', async () => {
    const { email } = await createMember(app)
    const wrong = await login(email, 'Wrong-horse1')
    const unknown = await login('nobody@mail.example', 'Wrong-horse1')
    expect(wrong).toMatchObject({
      status: 401,
      body: { success: false, message: 'Invalid email or password', code: 'BAD_CREDENTIALS' },
    })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  const FAULTS: [string, string, string][] = [
    ['', PASSWORD, 'Email is required'],
    ['ada', PASSWORD, 'Please enter a valid email address'],
    ['ada@mail.example', '', 'Password is required'],
    ['ada@mail.example', 'abc1!', 'Password must be at least 6 characters'],
    ['ada@mail.example', 'x'.repeat(129), 'Password must be at most 128 characters'],
  ]
  test.for(FAULTS)(
    'with the address %j and the password %j fails: %3$s',
    async ([email, password, message]) => {
      expect(await login(email, password)).toMatchObject({ status: 400, body: { success: false, message } })
    },
  )

  test('creates a session per device', async () => {
    const { email, rest: phone } = await createMember(app)
    const { rest: laptop } = visit(app)
    await laptop.post('/auth/login', { email, password: PASSWORD })
    await laptop.post('/auth/logout')
    expect((await phone.get('/auth/verify')).status).toBe(200)
  })
})

describe('login with an unverified address', () => {
  test('is refused as unverified, but only with the right password', async () => {
    const account = nextAccount('unverified')
    const { email } = account
    await visit(app).rest.post('/auth/register', registration(account))
    const answer = await login(email, PASSWORD)
    expect(answer).toMatchObject({
      status: 403,
      body: {
        success: false,
        message: 'Please verify your email before logging in',
        code: 'EMAIL_NOT_VERIFIED',
      },
    })
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^registration=/)])
    expect(await login(email, 'Wrong-horse1')).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password' },
    })
  })
})

describe('logout', () => {
  test('ends the session on the server and clears the cookies', async () => {
    const { rest, http, accessToken } = await registerMember(app)
    const answer = await rest.post('/auth/logout')
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'You have been logged out' },
    })
    expect([...http.cookies.keys()]).toEqual(['device'])

    http.cookies.set('accessToken', accessToken)
    expect(await rest.get('/auth/verify')).toMatchObject({
      status: 401,
      body: { success: false, message: 'Invalid or expired token', code: 'NOT_AUTHENTICATED' },
    })
    expect((await rest.get('/post')).status).toBe(401)
  })

  test('accepts the refresh token in the body', async () => {
    const { rest, accessToken, refreshToken } = await createMember(app)
    expect((await visit(app).rest.post('/auth/logout', { refreshToken })).status).toBe(200)
    expect(accessToken).toBeTruthy()
    expect((await rest.get('/auth/verify')).status).toBe(401)
  })

  test('without a refresh token reports it and clears the cookies', async () => {
    const { rest, http } = await registerMember(app)
    http.cookies.delete('refreshToken')
    const answer = await rest.post('/auth/logout')
    expect(answer).toMatchObject({
      status: 400,
      body: {
        success: false,
        message: 'No refresh token found. Please login again to properly logout.',
        code: 'NO_REFRESH_TOKEN',
      },
    })
    expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'accessToken',
      'refreshToken',
    ])
    expect([...http.cookies.keys()]).toEqual(['device'])
  })

  test.for([
    ['made up', 'made-up'],
    ['empty', ''],
    ['no text', 7],
  ] as const)('with a refresh token that is %s ends the session of the cookie', async ([, refreshToken]) => {
    const { rest, http, accessToken } = await registerMember(app)
    expect((await rest.post('/auth/logout', { refreshToken })).status).toBe(200)
    expect([...http.cookies.keys()]).toEqual(['device'])
    http.cookies.set('accessToken', accessToken)
    expect((await rest.get('/auth/verify')).status).toBe(401)
  })

  test('with unknown refresh tokens ends the session of the access token', async () => {
    const { accessToken } = await createMember(app)
    const bystander = await createMember(app)
    const http = createHttpClient(app.url, accessToken)
    http.cookies.set('refreshToken', 'made-up')
    const program = createRestClient(http)
    expect((await program.post('/auth/logout', { refreshToken: 'made-up-too' })).status).toBe(200)
    expect((await program.get('/auth/verify')).status).toBe(401)
    expect((await bystander.rest.get('/auth/verify')).status).toBe(200)
  })

  test('with the refresh token of another session ends that session', async () => {
    const { email, accessToken, refreshToken } = await createMember(app)
    const phone = await login(email, PASSWORD)
    const onPhone = createRestClient(createHttpClient(app.url, phone.text('tokens.access.token')))
    const here = createRestClient(createHttpClient(app.url, accessToken))
    expect((await onPhone.post('/auth/logout', { refreshToken })).status).toBe(200)
    expect((await here.get('/auth/verify')).status).toBe(401)
    expect((await onPhone.get('/auth/verify')).status).toBe(200)
  })

  test('repeated or with an unknown token succeeds', async () => {
    const { refreshToken } = await createMember(app)
    const { rest } = visit(app)
    for (const token of [refreshToken, refreshToken, 'made-up']) {
      expect((await rest.post('/auth/logout', { refreshToken: token })).status).toBe(200)
    }
  })
})

describe('over https', () => {
  test('cookies are Secure when set and when cleared', async () => {
    const { email } = await createMember(secureApp)
    const { rest } = visit(secureApp)
    const entry = await rest.post('/auth/login', { email, password: PASSWORD })
    const exit = await rest.post('/auth/logout')
    for (const line of [...entry.headers.getSetCookie(), ...exit.headers.getSetCookie()]) {
      expect(line).toMatch(/; Path=\/; (.*; )?HttpOnly; Secure; SameSite=Lax$/)
    }
    expect(entry.headers.get('strict-transport-security')).toBeTruthy()
  })

  test('session cookies have the prefix __Host-, which other hosts of the domain cannot set', async () => {
    const { rest, http, email } = await createMember(secureApp)
    const answer = await visit(secureApp).rest.post('/auth/login', { email, password: PASSWORD })
    expect(answer.headers.getSetCookie()).toEqual([
      `__Host-accessToken=${answer.text('tokens.access.token')}; Max-Age=${DAY}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `__Host-refreshToken=${answer.text('tokens.refresh.token')}; Max-Age=${7 * DAY}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      expect.stringMatching(
        /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    expect((await rest.get('/auth/verify')).status).toBe(200)
    expect((await rest.post('/auth/refresh')).status).toBe(200)

    const planted = await createMember(secureApp)
    http.cookies.set('accessToken', planted.accessToken)
    http.cookies.set('refreshToken', planted.refreshToken)
    expect((await rest.get('/users/me/profile-info')).text('data.user.email')).toBe(email)
    http.cookies.delete('__Host-accessToken')
    expect((await rest.get('/auth/verify')).status).toBe(401)
  })

  test('session in cookies without the prefix continues in cookies with it', async () => {
    const { accessToken, refreshToken } = await createMember(secureApp)
    const { rest, http } = visit(secureApp)
    http.cookies.set('accessToken', accessToken)
    http.cookies.set('refreshToken', refreshToken)
    expect((await rest.get('/auth/verify')).status).toBe(200)
    expect((await rest.post('/auth/refresh')).status).toBe(200)
    expect([...http.cookies.keys()]).toEqual(['__Host-accessToken', '__Host-refreshToken'])
    expect((await rest.get('/auth/verify')).status).toBe(200)
  })

  test('logout clears cookies with and without the prefix', async () => {
    const { rest, http, accessToken, refreshToken } = await registerMember(secureApp)
    http.cookies.set('accessToken', accessToken)
    http.cookies.set('refreshToken', refreshToken)
    expect((await rest.post('/auth/logout')).status).toBe(200)
    expect([...http.cookies.keys()]).toEqual(['__Host-device'])
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await fetch(`${secureApp.url}/api/v1/auth/verify`, { headers })).status).toBe(401)
  })
})

function login(email: string, password: string) {
  return visit(app).rest.post('/auth/login', { email, password })
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

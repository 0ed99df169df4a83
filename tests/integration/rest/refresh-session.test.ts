import { describe, expect, test } from 'vitest'
import { issueTokens } from '#server/features/auth/session.ts'
import { readToken } from '#server/features/auth/tokens.ts'
import { createMember, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const DAY = 24 * 60 * 60
const FAILED = {
  status: 401,
  body: { success: false, message: 'Token refresh failed', code: 'TOKEN_REFRESH_FAILED' },
}

const app = await sharedApp()

describe('refreshing a session', () => {
  test('returns the next access token and sets its cookie', async () => {
    const { rest, http, accessToken, refreshToken } = await createMember(app)
    const answer = await rest.post('/auth/refresh')
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Session refreshed' } })
    const token = answer.text('token')
    expect(token).not.toBe(accessToken)
    expect(answer.headers.getSetCookie()).toEqual([
      `accessToken=${token}; Max-Age=${DAY}; Path=/; HttpOnly; SameSite=Lax`,
      `refreshToken=${http.cookies.get('refreshToken')}; Max-Age=${7 * DAY}; Path=/; HttpOnly; SameSite=Lax`,
    ])
    expect(http.cookies.get('refreshToken')).not.toBe(refreshToken)
    expect((await rest.get('/auth/verify')).status).toBe(200)
  })

  test('accepts the token in the body', async () => {
    const { refreshToken } = await createMember(app)
    expect((await visit(app).rest.post('/auth/refresh', { refreshToken })).status).toBe(200)
  })

  test('returns the same successor to concurrent tabs', async () => {
    const { refreshToken } = await createMember(app)
    const refresh = () => visit(app).rest.post('/auth/refresh', { refreshToken })
    const answers = await Promise.all(Array.from({ length: 8 }, refresh))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    app.clock.advance(5)
    answers.push(await refresh())
    expect(new Set(answers.map((answer) => answer.text('tokens.refresh.token'))).size).toBe(1)
    for (const answer of answers) {
      const { headers } = bearer(answer.text('token'))
      expect((await fetch(`${app.url}/api/v1/auth/verify`, { headers })).status).toBe(200)
    }
  })

  test('returns the newest token when the successor was also exchanged within the grace period', async () => {
    const { refreshToken } = await createMember(app)
    const refresh = async (token: string) =>
      (await visit(app).rest.post('/auth/refresh', { refreshToken: token })).text('tokens.refresh.token')
    const third = await refresh(await refresh(refreshToken))
    expect(await refresh(refreshToken)).toBe(third)
  })

  test('ends the session when a token is reused after concurrent refreshes', async () => {
    const { refreshToken } = await createMember(app)
    const refresh = (token: string) => visit(app).rest.post('/auth/refresh', { refreshToken: token })
    const [first] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    const next = first.text('tokens.refresh.token')
    app.clock.advance(11)
    const newest = (await refresh(next)).text('tokens.refresh.token')
    app.clock.advance(11)
    expect(await refresh(next)).toMatchObject(FAILED)
    expect(await refresh(newest)).toMatchObject(FAILED)
  })

  test('leaves one valid refresh token of a session that had several', async () => {
    const { rest, http, refreshToken } = await createMember(app)
    const { dependencies } = app
    const claims = await readToken(dependencies, 'refresh', refreshToken)
    if (!claims) throw new Error('The refresh token is not valid')
    const other = await issueTokens(dependencies, dependencies.database, claims, dependencies.clock.now())
    await rest.post('/auth/refresh')
    app.clock.advance(11)
    expect(await visit(app).rest.post('/auth/refresh', other)).toMatchObject(FAILED)
    const newest = http.cookies.get('refreshToken')
    expect(await visit(app).rest.post('/auth/refresh', { refreshToken: newest })).toMatchObject(FAILED)
  })

  test('ends the session when a used token is sent again later', async () => {
    const { rest, http, refreshToken } = await createMember(app)
    await rest.post('/auth/refresh')
    const next = http.cookies.get('refreshToken')
    app.clock.advance(11)
    expect(await visit(app).rest.post('/auth/refresh', { refreshToken })).toMatchObject(FAILED)
    expect((await rest.get('/auth/verify')).status).toBe(401)
    expect(await visit(app).rest.post('/auth/refresh', { refreshToken: next })).toMatchObject(FAILED)
  })

  test('extends a session by seven days from the last refresh', async () => {
    const { rest } = await createMember(app)
    app.clock.advance(6 * DAY)
    expect((await rest.get('/auth/verify')).status).toBe(401)
    expect((await rest.post('/auth/refresh')).status).toBe(200)
    app.clock.advance(6 * DAY)
    expect((await rest.post('/auth/refresh')).status).toBe(200)
    app.clock.advance(7 * DAY + 1)
    expect(await rest.post('/auth/refresh')).toMatchObject(FAILED)
  })

  test('ends a session 90 days after its sign-in', async () => {
    const { rest, http } = await createMember(app)
    for (let days = 6; days < 90; days += 6) {
      app.clock.advance(6 * DAY)
      expect((await rest.post('/auth/refresh')).status).toBe(200)
    }
    app.clock.advance(6 * DAY - 3600)
    expect((await rest.post('/auth/refresh')).status).toBe(200)
    expect((await rest.get('/auth/verify')).status).toBe(200)
    app.clock.advance(3600)
    expect((await rest.get('/auth/verify')).status).toBe(401)
    expect(http.cookies.get('refreshToken')).toBeDefined()
    expect(await rest.post('/auth/refresh')).toMatchObject(FAILED)
  })
})

describe('refresh is refused', () => {
  test('without a token', async () => {
    expect(await visit(app).rest.post('/auth/refresh')).toMatchObject({
      status: 401,
      body: { success: false, message: 'No refresh token available', code: 'NO_REFRESH_TOKEN' },
    })
  })

  test('with an access token or an unknown token', async () => {
    const { accessToken, refreshToken } = await createMember(app)
    for (const token of [accessToken, 'made-up', `${refreshToken.slice(0, -8)}AAAAAAAA`]) {
      expect(await visit(app).rest.post('/auth/refresh', { refreshToken: token })).toMatchObject(FAILED)
    }
  })

  test('after a logout', async () => {
    const { rest, refreshToken } = await createMember(app)
    await rest.post('/auth/logout')
    expect(await visit(app).rest.post('/auth/refresh', { refreshToken })).toMatchObject(FAILED)
  })
})

function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } }
}

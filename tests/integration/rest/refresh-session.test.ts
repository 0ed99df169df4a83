import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinCommunity, visit } from '#tests/support/community.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const DAY = 24 * 60 * 60
const FAILED = {
  status: 401,
  body: { success: false, message: 'Token refresh failed', code: 'TOKEN_REFRESH_FAILED' },
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('refreshing a session', () => {
  test('hands out the next access token, as a cookie too', async () => {
    const { rest, http, accessToken, refreshToken } = await joinCommunity(app)
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

  test('takes the token from the body, as programs send it', async () => {
    const { refreshToken } = await joinCommunity(app)
    expect((await visit(app).rest.post('/auth/refresh', { refreshToken })).status).toBe(200)
  })

  test('lets two tabs that race for a few seconds both go on', async () => {
    const { refreshToken } = await joinCommunity(app)
    const { rest } = visit(app)
    const answers = await Promise.all([1, 2].map(() => rest.post('/auth/refresh', { refreshToken })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    app.clock.advance(9)
    expect((await rest.post('/auth/refresh', { refreshToken })).status).toBe(200)
  })

  test('ends the whole session when a token comes again later', async () => {
    const { rest, http, refreshToken } = await joinCommunity(app)
    await rest.post('/auth/refresh')
    const next = http.cookies.get('refreshToken')
    app.clock.advance(11)
    expect(await visit(app).rest.post('/auth/refresh', { refreshToken })).toMatchObject(FAILED)
    expect((await rest.get('/auth/verify')).status).toBe(401)
    expect(await visit(app).rest.post('/auth/refresh', { refreshToken: next })).toMatchObject(FAILED)
  })

  test('keeps a session alive for seven days from the last time, and no longer', async () => {
    const { rest } = await joinCommunity(app)
    app.clock.advance(6 * DAY)
    expect((await rest.get('/auth/verify')).status).toBe(401)
    expect((await rest.post('/auth/refresh')).status).toBe(200)
    app.clock.advance(6 * DAY)
    expect((await rest.post('/auth/refresh')).status).toBe(200)
    app.clock.advance(7 * DAY + 1)
    expect(await rest.post('/auth/refresh')).toMatchObject(FAILED)
  })
})

describe('a refresh is refused', () => {
  test('without a token', async () => {
    expect(await visit(app).rest.post('/auth/refresh')).toMatchObject({
      status: 401,
      body: { success: false, message: 'No refresh token available', code: 'NO_REFRESH_TOKEN' },
    })
  })

  test('with an access token, and with one nobody gave out', async () => {
    const { accessToken, refreshToken } = await joinCommunity(app)
    for (const token of [accessToken, 'made-up', `${refreshToken.slice(0, -8)}AAAAAAAA`]) {
      expect(await visit(app).rest.post('/auth/refresh', { refreshToken: token })).toMatchObject(FAILED)
    }
  })

  test('after a logout', async () => {
    const { rest, refreshToken } = await joinCommunity(app)
    await rest.post('/auth/logout')
    expect(await visit(app).rest.post('/auth/refresh', { refreshToken })).toMatchObject(FAILED)
  })
})

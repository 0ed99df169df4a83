import { describe, expect, test } from 'vitest'
import { REFRESH_TOKEN_SECONDS } from '#rules/limits.ts'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { createMember, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const REFRESH = `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) {
  __typename
  ... on RefreshSessionPayload { message tokens { accessToken refreshToken } }
  ... on Error { message code }
} }`
const WAS_ENDED = `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) {
  ... on TokenRefreshFailedError { wasSessionEnded }
} }`
const VIEWER = '{ viewer { email } }'
const FAILED = {
  refreshSession: {
    __typename: 'TokenRefreshFailedError',
    message: 'Token refresh failed',
    code: 'TOKEN_REFRESH_FAILED',
  },
}

const app = await sharedApp()

describe('refreshSession', () => {
  test('returns the next tokens and sets their cookies', async () => {
    const { graphql, http, email, accessToken, refreshToken } = await createMember(app)
    const answer = await graphql.send(REFRESH, { input: {} })
    expect(answer.text('refreshSession.__typename')).toBe('RefreshSessionPayload')
    expect(http.cookies.get('accessToken')).toBe(answer.text('refreshSession.tokens.accessToken'))
    expect(http.cookies.get('refreshToken')).toBe(answer.text('refreshSession.tokens.refreshToken'))
    expect([accessToken, refreshToken]).not.toContain(http.cookies.get('accessToken'))
    expect([accessToken, refreshToken]).not.toContain(http.cookies.get('refreshToken'))
    expect((await graphql.send(VIEWER)).data).toEqual({ viewer: { email } })
  })

  test('ends the session when a used token is sent again later', async () => {
    const { graphql, refreshToken } = await createMember(app)
    await graphql.send(REFRESH, { input: {} })
    app.clock.advance(11)
    expect((await visit(app).graphql.send(REFRESH, { input: { refreshToken } })).data).toEqual(FAILED)
    expect((await graphql.send(VIEWER)).data).toEqual({ viewer: null })
    expect((await graphql.send(REFRESH, { input: {} })).data).toEqual(FAILED)
  })

  test.for<[string, boolean, (member: TestMember) => Promise<unknown>]>([
    ['a sign-out', true, ({ rest }) => rest.post('/auth/logout')],
    ['a sign-out of all other devices', true, endedFromAnotherDevice],
    ['a suspension', true, ({ username }) => suspendMember(app.dependencies, username)],
    [
      'the deletion of the account',
      true,
      ({ rest }) => rest.delete('/users/profile', { password: PASSWORD }),
    ],
    ['its expiry', false, async () => app.clock.advance(REFRESH_TOKEN_SECONDS + 1)],
  ])('is refused after %s, and reports whether the session was ended: %s', async ([, wasEnded, end]) => {
    const member = await createMember(app)
    const { refreshToken } = member
    await end(member)
    const { data } = await visit(app).graphql.send(WAS_ENDED, { input: { refreshToken } })
    expect(data).toEqual({ refreshSession: { wasSessionEnded: wasEnded } })
  })

  test('that reuses a token is not reported as the end of the session', async () => {
    const { graphql, refreshToken } = await createMember(app)
    await graphql.send(REFRESH, { input: {} })
    app.clock.advance(11)
    const { data } = await visit(app).graphql.send(WAS_ENDED, { input: { refreshToken } })
    expect(data).toEqual({ refreshSession: { wasSessionEnded: false } })
  })

  test('is refused without a token', async () => {
    expect((await visit(app).graphql.send(REFRESH, { input: {} })).data).toEqual({
      refreshSession: {
        __typename: 'NoTokenToRefreshError',
        message: 'No refresh token available',
        code: 'NO_REFRESH_TOKEN',
      },
    })
  })

  test('is refused with an access token or an unknown token', async () => {
    const { accessToken } = await createMember(app)
    for (const refreshToken of [accessToken, 'made-up']) {
      expect((await visit(app).graphql.send(REFRESH, { input: { refreshToken } })).data).toEqual(FAILED)
    }
  })
})

async function endedFromAnotherDevice({ email }: TestMember) {
  const { rest } = visit(app)
  await rest.post('/auth/login', { email, password: PASSWORD })
  await rest.delete('/users/me/sessions')
}

import { describe, expect, test } from 'vitest'
import { createMember, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const REFRESH = `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) {
  __typename
  ... on RefreshSessionPayload { message tokens { accessToken refreshToken } }
  ... on Error { message code }
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

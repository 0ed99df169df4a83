import { describe, expect, test } from 'vitest'
import { createMember, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
import { textAt } from '#tests/support/json.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const ENDED = { __typename: 'NotAuthenticatedError', message: 'Invalid or expired token' }

const app = await sharedApp()

/** A mutation field that ends the session of the caller. */
const ways: { name: string; field(member: TestMember): Promise<string> }[] = [
  { name: 'logout', field: async () => 'logout(input: {}) { __typename }' },
  {
    name: 'logout with an invalid token',
    field: async () => 'logout(input: {refreshToken: "made-up"}) { __typename }',
  },
  {
    name: 'ending the current session',
    async field({ graphql }) {
      const { data } = await graphql.send('{ viewer { sessions { id } } }')
      return `endSession(input: {sessionId: "${textAt(data, 'viewer.sessions.0.id')}"}) { __typename }`
    },
  },
  {
    name: 'deleting the account',
    field: async () => `deleteAccount(input: {password: "${PASSWORD}"}) { __typename }`,
  },
  {
    name: 'resetting the password',
    async field({ rest, email }) {
      await rest.post('/auth/forgot-password', { email })
      const otp = codeIn(await app.mailbox.next(email))
      return `resetPassword(input: {email: "${email}", otp: "${otp}", password: "Another-horse2"}) { __typename }`
    },
  },
  {
    name: 'reusing a refresh token',
    async field({ rest, refreshToken }) {
      await rest.post('/auth/refresh')
      app.clock.advance(60)
      return `refreshSession(input: {refreshToken: "${refreshToken}"}) { __typename }`
    },
  },
]

describe.each(ways)('after $name', ({ field }) => {
  test('later fields of the operation are resolved for a visitor', async () => {
    const member = await createMember(app)
    const { data, errors } = await member.graphql.send(
      `mutation {
        before: ${writePost('Still here')}
        leave: ${await field(member)}
        after: ${writePost('Gone already')}
      }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ before: { __typename: 'CreatePostPayload' }, after: ENDED })
  })
})

test('ending another session keeps the viewer for later fields of the operation', async () => {
  const { email, graphql } = await createMember(app)
  const login = await visit(app).rest.post('/auth/login', { email, password: PASSWORD })
  const refreshToken = login.text('tokens.refresh.token')
  const { data } = await graphql.send(
    `mutation { logout(input: {refreshToken: "${refreshToken}"}) { __typename } after: ${writePost('Still here')} }`,
  )
  expect(data).toMatchObject({
    logout: { __typename: 'LogoutPayload' },
    after: { __typename: 'CreatePostPayload' },
  })
})

function writePost(text: string): string {
  return `createPost(input: {text: "${text}"}) { __typename ... on Error { message } }`
}

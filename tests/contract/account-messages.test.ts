import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InputMessage, TokenMessage } from '#tests/support/account-messages.ts'
import { createMember, PASSWORD, registration, type TestMember, visit } from '#tests/support/members.ts'
import { createGraphQLClient } from '#tests/support/graphql-client.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { textAt } from '#tests/support/json.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  member = await createMember(app)
})

const NEWCOMER = `newcomer_${randomUUID().slice(0, 8)}`

/** Produces the message through one of the two APIs. */
type Cause = { rest: string; mutation: string; input: () => object | Promise<object> }

const registering = (changes: object): Cause => ({
  rest: '/auth/register',
  mutation: 'register',
  input: () => registration({ username: NEWCOMER, email: `${NEWCOMER}@mail.example`, ...changes }),
})
const loggingIn = (input: object): Cause => ({
  rest: '/auth/login',
  mutation: 'login',
  input: () => ({ email: member.email, password: PASSWORD, ...input }),
})

/** One row for each message. The type requires all of them. */
const CAUSES: Record<InputMessage, Cause> = {
  'Email is required': loggingIn({ email: '' }),
  'Please enter a valid email address': loggingIn({ email: 'nobody' }),
  'Password is required': loggingIn({ password: '' }),
  'Password must be at least 6 characters': loggingIn({ password: 'short' }),
  'Username is required': registering({ username: '' }),
  'Username must be at least 3 characters': registering({ username: 'ab' }),
  'Username can only contain letters, numbers, and underscore (no spaces)': registering({
    username: 'a b c',
  }),
  'Username is not available': {
    ...registering({}),
    input: () => registration({ username: member.username, email: `other_${NEWCOMER}@mail.example` }),
  },
  'Date of birth is required': registering({ dateOfBirth: '' }),
  'You must accept the Terms and Conditions': registering({ termsAndConditions: false }),
  'Password must be at least 8 characters': registering({ password: 'Short!' }),
  'Password must contain at least one uppercase letter, one lowercase letter, and one special character':
    registering({ password: 'longenough' }),
  'OTP verification failed': {
    rest: '/auth/otp-verify',
    mutation: 'verifyOtp',
    async input() {
      const username = `waiting_${randomUUID().slice(0, 8)}`
      const email = `${username}@mail.example`
      await visit(app).rest.post('/auth/register', registration({ username, email }))
      return { email, otp: codeIn(await app.mailbox.next(email)) === '000000' ? '000001' : '000000' }
    },
  },
  'Login successful! Welcome back!': loggingIn({}),
  'Registration successful! Please verify your email with OTP.': registering({}),
}

describe.each(Object.entries(CAUSES))('“%s”', (sentence, { rest, mutation, input }) => {
  test('is the message of the REST API', async () => {
    const answer = await visit(app).rest.post(rest, await input())
    expect(answer.body).toMatchObject({ message: sentence })
  })

  test('is the message of the GraphQL API', async () => {
    expect(await saidByMutation(visit(app).graphql, mutation, await input())).toBe(sentence)
  })
})

type Said = { rest(): Promise<string>; graphql(): Promise<string> }

const visiting = (bearer?: () => string): Said => {
  const client = () => createHttpClient(app.url, bearer?.())
  return {
    rest: async () => (await createRestClient(client()).get('/auth/verify')).text('message'),
    async graphql() {
      const { errors } = await createGraphQLClient(client()).send('{ followedFeed { totalCount } }')
      return textAt(errors, '0.message')
    },
  }
}
const sending = (rest: string, mutation: string, input: object): Said => ({
  rest: async () => (await visit(app).rest.post(rest, input)).text('message'),
  graphql: () => saidByMutation(visit(app).graphql, mutation, input),
})

const TOKEN_CAUSES: Record<TokenMessage, Said> = {
  'No token found in cookies': visiting(),
  'Invalid or expired token': visiting(() => `${member.accessToken}x`),
  'No refresh token available': sending('/auth/refresh', 'refreshSession', {}),
  'Token refresh failed': sending('/auth/refresh', 'refreshSession', { refreshToken: 'a stranger' }),
  'No refresh token found. Please login again to properly logout.': sending('/auth/logout', 'logout', {}),
}

describe.each(Object.entries(TOKEN_CAUSES))('“%s”', (sentence, said) => {
  test('is the message of the REST API', async () => expect(await said.rest()).toBe(sentence))
  test('is the message of the GraphQL API', async () => expect(await said.graphql()).toBe(sentence))
})

type GraphQLClient = ReturnType<typeof visit>['graphql']

async function saidByMutation(graphql: GraphQLClient, name: string, input: object): Promise<string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const { data } = await graphql.send(
    `mutation ($input: ${type}Input!) {
      ${name}(input: $input) { ... on ${type}Payload { message } ... on Error { message } }
    }`,
    { input },
  )
  return textAt(data, `${name}.message`)
}

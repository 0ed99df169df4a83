import type { Client } from 'graphql-ws'
import { afterEach, expect, test } from 'vitest'
import { REFRESH_GRACE_SECONDS } from '#rules/limits.ts'
import { closeExpiredSubscriptions } from '#server/features/auth/open-subscriptions.ts'
import { createMember, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
const POST_EVENTS = 'subscription { postEvents { __typename } }'
const WHO_AM_I = '{ viewer { email } }'
const CREATED = { done: false, value: { data: { postEvents: { __typename: 'PostCreated' } } } }

const app = await sharedApp()
let clients: Client[] = []
afterEach(async () => {
  for (const client of clients) client.terminate()
  clients = []
  await app.untilWatchers(0)
})

test('WebSocket stays authenticated while its session is refreshed', async () => {
  const member = await createMember(app)
  const client = open(member)
  expect(await viewerOf(client)).toEqual({ email: member.email })
  for (let days = 0; days < 9; days += 1) {
    app.clock.advance(DAY)
    expect((await member.rest.post('/auth/refresh')).status).toBe(200)
  }
  expect(await viewerOf(client)).toEqual({ email: member.email })
  const subscription = client.iterate({ query: POST_EVENTS })
  await app.untilWatchers(1)
  await member.post('Still here')
  expect(await subscription.next()).toEqual(CREATED)
})

test('expired token does not authenticate a new WebSocket', async () => {
  const member = await createMember(app)
  app.clock.advance(DAY + 1)
  expect((await member.rest.post('/auth/refresh')).status).toBe(200)
  expect(await viewerOf(open(member))).toBeNull()
})

test("WebSocket of an expired session becomes a visitor's and its subscriptions end", async () => {
  const member = await createMember(app)
  const client = open(member)
  const subscription = client.iterate({ query: POST_EVENTS })
  await app.untilWatchers(1)
  const end = subscription.next()
  app.clock.advance(8 * DAY)
  await closeExpiredSubscriptions(app.dependencies)
  expect(await end).toMatchObject({ done: true })
  expect(await viewerOf(client)).toBeNull()
  await expectRefused(client)
})

test.each([
  {
    way: 'logs out',
    leave: ({ http, rest, refreshToken }: TestMember) => {
      http.cookies.clear()
      return rest.post('/auth/logout', { refreshToken })
    },
  },
  {
    way: 'changes the password elsewhere',
    leave: async ({ email }: TestMember) => {
      const { http, rest } = visit(app)
      await rest.post('/auth/login', { email, password: PASSWORD })
      return createAccountApi(http).changePassword({
        currentPassword: PASSWORD,
        newPassword: 'Another-horse2',
      })
    },
  },
  {
    way: 'deletes the account',
    leave: ({ http }: TestMember) => createRestClient(http).delete('/users/profile', { password: PASSWORD }),
  },
  {
    way: 'sends a used refresh token again',
    leave: async ({ rest, refreshToken }: TestMember) => {
      await rest.post('/auth/refresh')
      app.clock.advance(REFRESH_GRACE_SECONDS + 1)
      return visit(app).rest.post('/auth/refresh', { refreshToken })
    },
  },
])("WebSocket of a member who $way becomes a visitor's at once", async ({ leave }) => {
  const member = await createMember(app)
  const client = open(member)
  expect(await viewerOf(client)).toEqual({ email: member.email })
  const subscription = client.iterate({ query: POST_EVENTS })
  await app.untilWatchers(1)
  // The client of graphql-ws does not report the end to later listeners.
  const end = subscription.next()
  await leave(member)
  expect(await end).toMatchObject({ done: true })
  expect(await viewerOf(client)).toBeNull()
  await expectRefused(client)
})

function open({ accessToken }: TestMember): Client {
  const client = createWebSocketClient(app.url, {
    headers: { cookie: `accessToken=${accessToken}` },
    lazyCloseTimeout: 60_000,
  })
  clients.push(client)
  return client
}

async function viewerOf(client: Client): Promise<unknown> {
  const { value } = await client.iterate<{ viewer: unknown }>({ query: WHO_AM_I }).next()
  return value?.data?.viewer
}

async function expectRefused(client: Client): Promise<void> {
  const { value } = await client.iterate({ query: POST_EVENTS }).next()
  expect(value).toMatchObject({ errors: [{ extensions: { code: 'NOT_AUTHENTICATED' } }] })
}

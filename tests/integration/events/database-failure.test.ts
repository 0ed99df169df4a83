import type { Client } from 'graphql-ws'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessEnded } from '#server/features/auth/access-events.ts'
import { postCreated } from '#server/features/posts/post-events.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { openDatabaseProxy, type DatabaseProxy } from '#tests/support/database-proxy.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createRecordedEvents } from '#tests/support/recorded-events.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = 'subscription { postEvents { __typename ... on PostCreated { post { text } } } }'
const TRY_AGAIN_LATER = 1013

const events = createRecordedEvents()
const { log, lines } = createTestLog()
let testDatabase: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let member: TestMember
let client: Client
let closings: unknown[]
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  proxy = await openDatabaseProxy(testDatabase.url)
  app = await startTestApp({ databaseUrl: proxy.url }, { events, log })
  const [someone] = await createMembers(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
})
afterAll(async () => {
  await app.stop()
  await proxy.cut()
  await testDatabase.drop()
})
beforeEach(() => {
  // A late close of an earlier client is not added to these.
  const ownClosings: unknown[] = []
  closings = ownClosings
  client = createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${member.accessToken}` },
    // Retries like a real client, without its delays.
    retryAttempts: Infinity,
    retryWait: () => new Promise((resolve) => void setImmediate(resolve)),
    on: { closed: (event) => ownClosings.push(event) },
  })
})
afterEach(async () => {
  await client.dispose()
  await events.untilWatchers(0)
})

test('subscription that fails is closed, and the client reconnects and receives later events', async () => {
  const subscription = client.iterate({ query: POST_EVENTS })
  await events.untilWatchers(1)
  await proxy.cut()
  await events.publish(postCreated, { postId: '019aa7b0-0000-7000-8000-000000000000' })
  await events.untilWatchers(0)

  await proxy.restore()
  await events.untilWatchers(1)
  const codes = new Set(closings.map((event) => Object(event).code))
  expect(codes).toEqual(new Set([TRY_AGAIN_LATER]))
  await post('Back again')
  expect(await subscription.next()).toMatchObject({
    value: { data: { postEvents: { post: { text: 'Back again' } } } },
  })
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'Unexpected error in a GraphQL operation',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  )
})

test('subscription ends when its session cannot be checked', async () => {
  const subscription = client.iterate({ query: POST_EVENTS })
  await events.untilWatchers(1)
  await proxy.cut()
  await events.publish(accessEnded, { memberId: member.id })
  await events.untilWatchers(0)
  await proxy.restore()
  await events.untilWatchers(1)
  await subscription.return?.()
})

async function post(text: string): Promise<void> {
  expect((await member.rest.form('/post', postForm(text))).status).toBe(201)
}

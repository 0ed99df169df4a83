import type { Client, ClientOptions } from 'graphql-ws'
import { afterEach, expect, test, vi } from 'vitest'
import { postDeleted } from '#server/features/posts/post-events.ts'
import { closeExpiredSubscriptions, openSubscriptions } from '#server/features/auth/open-subscriptions.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, createMembers, PASSWORD, postForm } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = 'subscription { postEvents { __typename } }'

const app = await sharedApp()
const { events } = app.dependencies
afterEach(async () => {
  vi.restoreAllMocks()
  await app.untilWatchers(0)
})

test('logout ends the subscriptions of its session only', async () => {
  const ann = await createMember(app, 'ann')
  const ben = await createMember(app, 'ben')
  const login = await ann.rest.post('/auth/login', { email: ann.email, password: PASSWORD })
  const watches = [ann.accessToken, login.text('tokens.access.token'), ben.accessToken].map(watch)
  await app.untilWatchers(3)
  const [left, otherDevice, other] = watches

  // Subscribed beforehand, because the client of graphql-ws does not report the closing to later listeners.
  const end = left?.next()
  await ann.rest.post('/auth/logout', { refreshToken: ann.refreshToken })
  expect(await end).toEqual({ done: true, value: undefined })

  await ben.post('Who is still here?')
  const created = { done: false, value: { data: { postEvents: { __typename: 'PostCreated' } } } }
  expect(await otherDevice?.next()).toEqual(created)
  expect(await other?.next()).toEqual(created)
  for (const subscription of watches) await subscription.return?.()
})

test('deleting an account ends the subscriptions of its other devices', async () => {
  const member = await createMember(app)
  await member.post('Bye')
  const login = await member.rest.post('/auth/login', { email: member.email, password: PASSWORD })
  const device = open(login.text('tokens.access.token'))
  const ends = [POST_EVENTS, 'subscription { notificationEvents { __typename } }'].map((query) =>
    endOf(device.iterate({ query })),
  )
  await app.untilWatchers(2)
  expect(await createAccountApi(member.http).deleteAccount(PASSWORD)).toMatchObject({ outcome: 'done' })
  expect(await Promise.all(ends)).toEqual(['complete', 'complete'])
  await device.dispose()
})

test('missed end of a session is found by the periodic check in one statement', async () => {
  const [eve, fay] = await createMembers(app, 2)
  if (!eve || !fay) throw new Error('Two members were asked for')
  const [left, stays] = [watch(eve.accessToken), watch(fay.accessToken)]
  await app.untilWatchers(2)
  const end = left.next()
  await app.dependencies.database.session.updateMany({
    where: { memberId: eve.id },
    data: { endedAt: app.clock.now() },
  })
  const sql = vi.spyOn(app.dependencies, 'sql')
  await closeExpiredSubscriptions(app.dependencies)
  expect(await end).toEqual({ done: true, value: undefined })
  expect(sql).toHaveBeenCalledTimes(1)
  await fay.rest.form('/post', postForm('Still here'))
  expect(await stays.next()).toMatchObject({ done: false })
  await stays.return?.()
})

test('session that ends while its subscription starts ends it', async () => {
  const eve = await createMember(app, 'eve')
  const { session } = app.dependencies.database
  const { id: sessionId } = await session.findFirstOrThrow({ where: { memberId: eve.id } })
  await session.update({ where: { id: sessionId }, data: { endedAt: app.clock.now() } })
  const viewer = { memberId: eve.id, sessionId }
  const subscribe = subscribeTo({ topics: [postDeleted], load: async (_dependencies, event) => event })
  const stream = subscribe(app.dependencies, viewer)[Symbol.asyncIterator]()
  expect(await stream.next()).toEqual({ done: true, value: undefined })
})

test('events in delivery are dropped when the session ends', async () => {
  const [eve] = await createMembers(app, 1)
  if (!eve) throw new Error('A member was asked for')
  const said: string[] = []
  const client = open(eve.accessToken, { lazy: false, on: { message: ({ type }) => said.push(type) } })
  const end = client.iterate({ query: POST_EVENTS }).next()
  await app.untilWatchers(1)
  await events.publish(postDeleted, { postId: '019aa7b0-0000-7000-8000-000000000000' })
  for (const watched of openSubscriptions(app.dependencies)) watched.end()
  expect(await end).toEqual({ done: true, value: undefined })
  // A response that arrives after anything that was sent earlier.
  const another = client.iterate({ query: '{ viewer { __typename } }' })
  expect(await another.next()).toMatchObject({ done: false })
  expect(await another.next()).toMatchObject({ done: true })
  expect(said).toEqual(['connection_ack', 'complete', 'next', 'complete'])
  await client.dispose()
})

/** Reads events until the subscription ends. */
async function endOf(subscription: AsyncIterable<unknown>): Promise<string> {
  for await (const event of subscription) expect(event).not.toHaveProperty('errors')
  return 'complete'
}

function watch(accessToken: string) {
  return open(accessToken).iterate({ query: POST_EVENTS })
}

function open(accessToken: string, options: Partial<ClientOptions> = {}): Client {
  return createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${accessToken}` },
    ...options,
  })
}

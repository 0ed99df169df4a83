import { isDeepStrictEqual } from 'node:util'
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSubscriptions } from '#server/features/auth/open-subscriptions.ts'
import { createRedisEvents } from '#server/platform/events/redis-events.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createRecordedEvents, type RecordedEvents } from '#tests/support/recorded-events.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = `subscription { postEvents { ... on PostCreated { post { text } } ... on PostDeleted { deletedPostId } } }`

const PATIENCE = { timeout: 15_000, interval: 50 }

const { log, lines } = createTestLog()
const program = await findRedisServer()

let redis: RedisServer | undefined
let here: TestApp
let there: TestApp
let eventsThere: RecordedEvents
beforeAll(async () => {
  if (!program) return
  redis = await startRedisServer(program)
  here = await startTestApp({ redisUrl: redis.url }, { log })
  eventsThere = createRecordedEvents(await createRedisEvents(redis.url, createTestLog().log))
  there = await startTestApp({ databaseUrl: here.databaseUrl }, { events: eventsThere })
})
afterAll(async () => {
  await there?.stop()
  await here?.stop()
  await redis?.stop()
})
beforeEach(({ skip }) => skip(!program, 'redis-server is not installed'))

test('post created and deleted in one process is published to the other over both protocols', async () => {
  const [author] = await createMembers(here, 1)
  const [reader] = await createMembers(there, 1)
  if (!author || !reader) throw new Error('Members were asked for')
  const client: Client = createWebSocketClient(there.url, {
    connectionParams: { authorization: `Bearer ${reader.accessToken}` },
  })
  const byWebSocket = client.iterate({ query: POST_EVENTS })
  const stream = await openEventStream(reader.http, { query: POST_EVENTS })
  await eventsThere.untilWatchers(2)

  const form = new FormData()
  form.append('title', 'From afar')
  const postId = (await author.rest.form('/post', form)).text('post.id')
  expect((await byWebSocket.next()).value).toEqual(created('From afar'))
  expect((await stream.results.next()).value).toEqual(created('From afar'))

  await author.rest.delete(`/post/me/${postId}`)
  const deleted = { data: { postEvents: { deletedPostId: expect.stringMatching(/./) } } }
  expect((await byWebSocket.next()).value).toEqual(deleted)
  expect((await stream.results.next()).value).toEqual(deleted)
  stream.close()
  await client.dispose()
  await eventsThere.untilWatchers(0)
})

test('events stay in one process while Redis is unavailable, and clients are asked to reconnect when it is back', async () => {
  const [author] = await createMembers(here, 1)
  const [reader] = await createMembers(there, 1)
  if (!author || !reader || !redis) throw new Error('Members and a Redis were asked for')
  const hereStream = await openEventStream(author.http, { query: POST_EVENTS })
  const client = createWebSocketClient(there.url, {
    connectionParams: { authorization: `Bearer ${reader.accessToken}` },
  })
  const sentAway = client.iterate({ query: POST_EVENTS }).next()
  const stream = await openEventStream(reader.http, { query: POST_EVENTS })
  await eventsThere.untilWatchers(2)
  await expect.poll(() => openSubscriptions(here.dependencies).size, { timeout: 15_000 }).toBe(1)

  await redis.stop()
  const form = new FormData()
  form.append('title', 'To my neighbours')
  expect((await author.rest.form('/post', form)).status).toBe(201)
  expect((await hereStream.results.next()).value).toEqual(created('To my neighbours'))
  const message = 'Redis is unavailable: events stay in this process'
  await expect.poll(() => lines.map(({ msg }) => msg), { timeout: 15_000 }).toContain(message)

  await redis.start()
  await expect(sentAway).rejects.toMatchObject({
    code: 1013,
    reason: expect.stringMatching(/^Try again later/),
  })
  expect((await stream.results.next()).value).toMatchObject({
    errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  })
  expect(await stream.results.next()).toMatchObject({ done: true })
  await eventsThere.untilWatchers(0)
  hereStream.close()
  await client.dispose()
}, 30_000)

test('processes started without Redis serve their own clients and connect once it is available', async () => {
  const late = await startRedisServer(program ?? '')
  await late.stop()
  const logs = [createTestLog(), createTestLog()] as const
  const rates = { redisUrl: late.url, limitRates: true }
  const one = await startTestApp(rates, logs[0])
  const other = await startTestApp({ ...rates, databaseUrl: one.databaseUrl }, logs[1])
  const untilLogged = (sentence: string) =>
    vi.waitUntil(() => logs.every((each) => each.lines.some(({ msg }) => msg === sentence)), PATIENCE)
  try {
    expect((await fetch(`${one.url}/health/ready`)).status).toBe(200)
    await untilLogged('Redis is unavailable: events stay in this process')
    await untilLogged('Redis is unavailable: each process counts rate limits separately')
    const [author] = await createMembers(one, 1)
    const [reader] = await createMembers(other, 1)
    if (!author || !reader) throw new Error('Members were asked for')
    expect(await heardOf({ author, reader: author, app: one }, 'To myself')).toEqual(created('To myself'))

    await late.start()
    await untilLogged('Redis is available again: events reach every process')
    await untilLogged('Redis is available again: rate limits are counted for all processes')
    // New subscribers may be told to fetch the list again.
    const isHeard = async () =>
      isDeepStrictEqual(await heardOf({ author, reader, app: other }, 'To all'), created('To all'))
    await vi.waitUntil(isHeard, PATIENCE)
  } finally {
    await other.stop()
    await one.stop()
    await late.stop()
  }
}, 60_000)

type Telling = { author: TestMember; reader: TestMember; app: TestApp }

/** The first event that a subscriber of this process receives after the post. */
async function heardOf({ author, reader, app }: Telling, title: string): Promise<unknown> {
  const stream = await openEventStream(reader.http, { query: POST_EVENTS })
  try {
    await vi.waitUntil(() => openSubscriptions(app.dependencies).size === 1, PATIENCE)
    await author.rest.form('/post', postForm(title))
    return (await stream.results.next()).value
  } finally {
    stream.close()
    await vi.waitUntil(() => openSubscriptions(app.dependencies).size === 0, PATIENCE)
  }
}

function created(text: string) {
  return { data: { postEvents: { post: { text } } } }
}

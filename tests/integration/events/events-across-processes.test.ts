import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postCreated } from '#server/features/posts/post-events.ts'
import { openSubscriptions } from '#server/features/auth/open-subscriptions.ts'
import { createRedisEvents } from '#server/platform/events/redis-events.ts'
import { createMembers } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { createTestLog, type LogLine } from '#tests/support/log-lines.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createRecordedEvents, type RecordedEvents } from '#tests/support/recorded-events.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = `subscription { postEvents { ... on PostCreated { post { text } } ... on PostDeleted { deletedPostId } } }`

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

  const postId = await author.post('From afar')
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
  await expect.poll(() => openSubscriptions(here.dependencies).size).toBe(1)

  await redis.stop()
  await author.post('To my neighbours')
  expect((await hereStream.results.next()).value).toEqual(created('To my neighbours'))
  const message = 'Redis is unavailable: events stay in this process'
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain(message)

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
})

test('server started without Redis serves its own clients and connects once it is available', async () => {
  const late = await startRedisServer(program ?? '')
  await late.stop()
  const logs = [createTestLog(), createTestLog()] as const
  const [events, otherProcess] = await Promise.all(logs.map((each) => createRedisEvents(late.url, each.log)))
  if (!events || !otherProcess) throw new Error('Two were asked for')
  const recorded = createRecordedEvents(events)
  const settings = { redisUrl: late.url, limitRates: true }
  const app = await startTestApp(settings, { log: logs[0].log, events: recorded })
  const untilLogged = async (sentence: string, logged: readonly { lines: LogLine[] }[] = logs) => {
    await expect.poll(() => logged.every((each) => each.lines.some(({ msg }) => msg === sentence))).toBe(true)
  }
  try {
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200)
    await untilLogged('Redis is unavailable: events stay in this process')
    await untilLogged('Redis is unavailable: each process counts rate limits separately', [logs[0]])
    const [author] = await createMembers(app, 1)
    if (!author) throw new Error('A member was asked for')
    const stream = await openEventStream(author.http, { query: POST_EVENTS })
    await recorded.untilWatchers(1)
    await author.post('To myself')
    expect((await stream.results.next()).value).toEqual(created('To myself'))
    stream.close()
    await recorded.untilWatchers(0)

    await late.start()
    await untilLogged('Redis is available again: events reach every process')
    await untilLogged('Redis is available again: rate limits are counted for all processes', [logs[0]])
    const received = new Promise((resolve) => otherProcess.subscribe(postCreated, resolve))
    const postId = await author.post('To all')
    expect(await received).toMatchObject({ payload: { postId } })
  } finally {
    await otherProcess.close()
    await app.stop()
    await late.stop()
  }
})

function created(text: string) {
  return { data: { postEvents: { post: { text } } } }
}

import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRedisEvents } from '#server/adapters/events-redis.ts'
import { gatherCrowd } from '#tests/support/crowd.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createWatchedEvents, type WatchedEvents } from '#tests/support/watched-events.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = `subscription { postEvents { ... on PostCreated { post { text } } ... on PostDeleted { deletedPostId } } }`

const { log, lines } = createTestLog()
const program = await findRedisServer()

let redis: RedisServer | undefined
let here: TestApp
let there: TestApp
let eventsThere: WatchedEvents
beforeAll(async () => {
  if (!program) return
  redis = await startRedisServer(program)
  here = await startTestApp({ redisUrl: redis.url }, { log })
  eventsThere = createWatchedEvents(await createRedisEvents(redis.url, createTestLog().log))
  there = await startTestApp({ databaseUrl: here.databaseUrl }, { events: eventsThere })
})
afterAll(async () => {
  await there?.stop()
  await here?.stop()
  await redis?.stop()
})
beforeEach(({ skip }) => skip(!program, 'redis-server is not installed'))

test('a post made through one process is heard of through another, over both protocols, and so is its end', async () => {
  const [author] = await gatherCrowd(here, 1)
  const [reader] = await gatherCrowd(there, 1)
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
  const created = { data: { postEvents: { post: { text: 'From afar' } } } }
  expect((await byWebSocket.next()).value).toEqual(created)
  expect((await stream.results.next()).value).toEqual(created)

  await author.rest.delete(`/post/me/${postId}`)
  const deleted = { data: { postEvents: { deletedPostId: expect.stringMatching(/./) } } }
  expect((await byWebSocket.next()).value).toEqual(deleted)
  expect((await stream.results.next()).value).toEqual(deleted)
  stream.close()
  await client.dispose()
})

test('while Redis is away events reach one process, said in the log; once it is back, watchers are sent away to catch up', async () => {
  const [author] = await gatherCrowd(here, 1)
  const [reader] = await gatherCrowd(there, 1)
  if (!author || !reader || !redis) throw new Error('Members and a Redis were asked for')
  const hereStream = await openEventStream(author.http, { query: POST_EVENTS })
  const client = createWebSocketClient(there.url, {
    connectionParams: { authorization: `Bearer ${reader.accessToken}` },
  })
  const sentAway = client.iterate({ query: POST_EVENTS }).next()
  const stream = await openEventStream(reader.http, { query: POST_EVENTS })
  await eventsThere.untilWatchers(2)
  await expect.poll(() => here.dependencies.watches.size, { timeout: 15_000 }).toBe(1)

  await redis.stop()
  const form = new FormData()
  form.append('title', 'To my neighbours')
  expect((await author.rest.form('/post', form)).status).toBe(201)
  expect((await hereStream.results.next()).value).toEqual({
    data: { postEvents: { post: { text: 'To my neighbours' } } },
  })
  const told = 'Redis is away: events stay in this process until it is back'
  await expect.poll(() => lines.map(({ msg }) => msg), { timeout: 15_000 }).toContain(told)

  await redis.start()
  await expect(sentAway).rejects.toMatchObject({
    code: 1013,
    reason: expect.stringMatching(/^Try again later/),
  })
  // The stream ends, whether or not its last word still comes through.
  for await (const last of stream.results)
    expect(last).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
  await eventsThere.untilWatchers(0)
  hereStream.close()
  await client.dispose()
}, 30_000)

import { EventEmitter, once } from 'node:events'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Events } from './events.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { createRedisEvents } from './redis-events.ts'
import { defineTopic, eventsMissed } from './topics.ts'

const bookAdded = defineTopic('bookAdded', z.object({ bookId: z.uuid() }))
const bookRemoved = defineTopic('bookRemoved', z.object({ bookId: z.uuid() }))
const BOOK = { bookId: '019aa7b0-1c2d-7000-8000-000000000001' }
const ADDED = { topic: 'bookAdded', payload: BOOK }
const REMOVED = { topic: 'bookRemoved', payload: BOOK }
const MISSED = { topic: 'eventsMissed', payload: {} }

/** The number of pino's level. */
const DEBUG = 20

const program = await findRedisServer()

let redis: RedisServer
let opened: Events[] = []

beforeAll(async () => {
  if (program) redis = await startRedisServer(program)
})
afterAll(() => redis?.stop())
beforeEach(({ skip }) => skip(!program, 'redis-server is not installed'))
afterEach(async () => {
  await Promise.all(opened.map((events) => events.close()))
  opened = []
})

test('every process receives an event, in the order of publication, also the one that published it', async () => {
  const processes = await Promise.all([open(), open(), open()])
  const received = processes.map(listen)
  await processes[0]?.publish(bookAdded, BOOK)
  await processes[0]?.publish(bookRemoved, BOOK)
  for (const listener of received) {
    await listener.until(2)
    expect(listener.events).toEqual([ADDED, REMOVED])
  }
})

test('a subscriber that unsubscribed receives nothing more', async () => {
  const events = await open()
  const [stays, leaves] = [listen(events), listen(events)]
  leaves.unsubscribe()
  await events.publish(bookAdded, BOOK)
  await stays.until(1)
  expect(leaves.events).toEqual([])
})

test('events reach other processes again after a restart of Redis', async () => {
  const [here, there] = [await open(), await open()]
  const received = listen(there)
  await redis.restart()
  const eventsAfterAnother = async () => {
    await here.publish(bookAdded, BOOK)
    return received.events.length
  }
  await expect.poll(eventsAfterAnother).toBeGreaterThan(0)
})

test('without Redis, events stay in the process, and eventsMissed is published once Redis is available', async () => {
  const [here, there] = [await open(), await open()]
  const [eventsHere, eventsThere] = [listen(here), listen(there)]
  await redis.stop()
  await here.publish(bookAdded, BOOK)
  expect(eventsHere.events).toEqual([ADDED])
  await redis.start()
  await eventsThere.until(1)
  await eventsHere.until(2)
  expect(eventsThere.events[0]).toEqual(MISSED)
  expect(eventsHere.events[1]).toEqual(MISSED)
})

test('an unknown or invalid message is ignored and logged', async () => {
  const { log, lines } = createTestLog()
  const events = await open(log)
  const received = listen(events)
  const other = new Redis(redis.url)
  await other.publish('guffaw:events', 'not JSON')
  await other.publish('guffaw:events', '{"topic":"bookAdded","payload":{"bookId":7}}')
  await other.publish('guffaw:events', '{"topic":"bookRead","payload":{}}')
  other.disconnect()
  await events.publish(bookRemoved, BOOK)
  await received.until(1)
  expect(received.events).toEqual([REMOVED])
  expect(lines.map(({ msg }) => msg)).toEqual(
    Array.from({ length: 3 }, () => 'Ignored an event that this version does not know'),
  )
})

test('closing closes all connections, also without Redis', async () => {
  const events = await open()
  await events.close()
  const administrator = new Redis(redis.url)
  await expect.poll(() => connectionsSeenBy(administrator)).toBe(1)
  administrator.disconnect()

  const stopped = await startRedisServer(program ?? '')
  const disconnected = await createRedisEvents(stopped.url, createTestLog().log)
  await stopped.stop()
  await expect(disconnected.close()).resolves.toBeUndefined()
})

test('a process that starts without Redis publishes to other processes once it is available', async () => {
  await redis.stop()
  const { log, lines } = createTestLog()
  const [here, there] = [await open(log), await open()]
  const [eventsHere, eventsThere] = [listen(here), listen(there)]
  await here.publish(bookAdded, BOOK)
  expect([eventsHere.events, eventsThere.events]).toEqual([[ADDED], []])

  await redis.start()
  await eventsThere.until(1)
  // Further failed attempts are logged at the debug level.
  const logged = () => lines.filter(({ level }) => level !== DEBUG).map(({ msg }) => msg)
  await expect
    .poll(logged)
    .toEqual([
      'Redis is unavailable: events stay in this process',
      'Redis is available again: events reach every process',
    ])
  expect(eventsThere.events[0]).toEqual(MISSED)
  await there.publish(bookRemoved, BOOK)
  await expect.poll(() => eventsHere.events.at(-1)).toEqual(REMOVED)
})

test('a Redis that does not answer is unavailable until it answers', async () => {
  const { log, lines } = createTestLog()
  const events = await open(log)
  const received = listen(events)
  redis.freeze()
  try {
    await events.publish(bookAdded, BOOK)
    expect(received.events).toEqual([ADDED])
    await expect.poll(() => lines.some(({ msg }) => msg.startsWith('Redis is unavailable'))).toBe(true)
    await events.publish(bookRemoved, BOOK)
    expect(received.events).toEqual([ADDED, REMOVED])
  } finally {
    redis.wake()
  }
  await expect.poll(() => received.events.at(-1)).toEqual(MISSED)
  await expect.poll(() => lines.some(({ msg }) => msg.startsWith('Redis is available'))).toBe(true)
})

test('wrong Redis credentials prevent the start', async () => {
  const { log } = createTestLog()
  const guarded = await startRedisServer(program ?? '', ['--requirepass', 'secret'])
  await expect(createRedisEvents(guarded.url, log)).rejects.toThrow(/^Invalid settings: REDIS_URL .*NOAUTH/)
  const wrong = guarded.url.replace('//', '//:wrong@')
  await expect(createRedisEvents(wrong, log)).rejects.toThrow(/^Invalid settings: REDIS_URL .*WRONGPASS/)
  await guarded.stop()
})

async function open(log = createTestLog().log): Promise<Events> {
  const events = await createRedisEvents(redis.url, log)
  opened.push(events)
  return events
}

function listen(source: Events) {
  const arrivals = new EventEmitter()
  const events: unknown[] = []
  const leave = [bookAdded, bookRemoved, eventsMissed].map((topic) =>
    source.subscribe(topic, (event) => {
      events.push(event)
      arrivals.emit('event')
    }),
  )
  const until = async (count: number) => {
    while (events.length < count) await once(arrivals, 'event')
  }
  return { events, unsubscribe: () => leave.forEach((unsubscribe) => unsubscribe()), until }
}

async function connectionsSeenBy(client: Redis): Promise<number> {
  return String(await client.client('LIST'))
    .trim()
    .split('\n').length
}

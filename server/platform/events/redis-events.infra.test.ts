import { EventEmitter, once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CommunityEvent, Events } from './events.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { createRedisEvents } from './redis-events.ts'

const CREATED: CommunityEvent = { type: 'post-created', postId: '019aa7b0-1c2d-7000-8000-000000000001' }
const DELETED: CommunityEvent = { type: 'post-deleted', postId: '019aa7b0-1c2d-7000-8000-000000000002' }

const PATIENCE = { timeout: 15_000, interval: 20 }
/** As pino numbers its levels. */
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

test('what one process publishes is heard by all, itself included, in its order', async () => {
  const processes = await Promise.all([open(), open(), open()])
  const heard = processes.map(listen)
  await processes[0]?.publish(CREATED)
  await processes[0]?.publish(DELETED)
  for (const listener of heard) {
    await listener.until(2)
    expect(listener.events).toEqual([CREATED, DELETED])
  }
})

test('who no longer listens hears nothing more, and at the end everyone is told', async () => {
  const events = await open()
  const [stays, leaves] = [listen(events), listen(events)]
  leaves.stop()
  await events.publish(CREATED)
  await stays.until(1)
  expect(leaves.events).toEqual([])
  events.endSubscriptions()
  expect([stays.isClosed(), leaves.isClosed()]).toEqual([true, false])
})

test('after Redis was away, events flow again', async () => {
  const [here, there] = [await open(), await open()]
  const heard = listen(there)
  await redis.restart()
  await expect
    .poll(
      async () => {
        await here.publish(CREATED)
        return heard.events.length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
})

test('while Redis is away its own process hears an event at once, and afterwards all hear that some were missed', async () => {
  const [here, there] = [await open(), await open()]
  const [heardHere, heardThere] = [listen(here), listen(there)]
  await redis.stop()
  await here.publish(CREATED)
  expect(heardHere.events).toEqual([CREATED])
  await redis.start()
  await heardThere.until(1)
  await heardHere.until(2)
  expect(heardThere.events[0]).toEqual({ type: 'events-missed' })
  expect(heardHere.events[1]).toEqual({ type: 'events-missed' })
})

test('a message that this version does not know is left out, and told in the log', async () => {
  const { log, lines } = createTestLog()
  const events = await open(log)
  const heard = listen(events)
  const stranger = new Redis(redis.url)
  await stranger.publish('guffaw:events', 'no JSON')
  await stranger.publish('guffaw:events', '{"type":"post-pinned","postId":7}')
  stranger.disconnect()
  await events.publish(DELETED)
  await heard.until(1)
  expect(heard.events).toEqual([DELETED])
  expect(lines.map(({ msg }) => msg)).toEqual([
    'An event that this version does not know was left out',
    'An event that this version does not know was left out',
  ])
})

test('closing leaves no connection behind, also while Redis is away', async () => {
  const events = await open()
  await events.close()
  const administrator = new Redis(redis.url)
  await expect.poll(() => connectionsSeenBy(administrator)).toBe(1)
  administrator.disconnect()

  const cutOff = await startRedisServer(program ?? '')
  const bereft = await createRedisEvents(cutOff.url, createTestLog().log)
  await cutOff.stop()
  await expect(bereft.close()).resolves.toBeUndefined()
})

test('without Redis at the start events stay in the process, said once; when it comes they reach all', async () => {
  await redis.stop()
  const { log, lines } = createTestLog()
  const [here, there] = [await open(log), await open()]
  const [heardHere, heardThere] = [listen(here), listen(there)]
  await here.publish(CREATED)
  expect([heardHere.events, heardThere.events]).toEqual([[CREATED], []])

  await redis.start()
  await heardThere.until(1)
  // Each further try that fails is a line for debugging.
  const said = () => lines.filter(({ level }) => level !== DEBUG).map(({ msg }) => msg)
  await vi.waitUntil(() => said().length >= 2, PATIENCE)
  expect(said()).toEqual([
    'Redis is away: events stay in this process until it is back',
    'Redis is back: events reach every process',
  ])
  expect(heardThere.events[0]).toEqual({ type: 'events-missed' })
  await there.publish(DELETED)
  await vi.waitUntil(() => isLast(heardHere.events, DELETED), PATIENCE)
})

test('a Redis that falls silent is away, and back when it speaks again', async () => {
  const { log, lines } = createTestLog()
  const events = await open(log)
  const heard = listen(events)
  redis.freeze()
  try {
    await events.publish(CREATED)
    expect(heard.events).toEqual([CREATED])
    await vi.waitUntil(() => lines.some(({ msg }) => msg.startsWith('Redis is away')), PATIENCE)
    // Nothing waits for it any more.
    await events.publish(DELETED)
    expect(heard.events).toEqual([CREATED, DELETED])
  } finally {
    redis.wake()
  }
  await vi.waitUntil(() => isLast(heard.events, { type: 'events-missed' }), PATIENCE)
  await vi.waitUntil(() => lines.some(({ msg }) => msg.startsWith('Redis is back')), PATIENCE)
})

test('a Redis that lets nobody in stops the start in one line', async () => {
  const { log } = createTestLog()
  const guarded = await startRedisServer(program ?? '', ['--requirepass', 'secret'])
  await expect(createRedisEvents(guarded.url, log)).rejects.toThrow(/^Bad settings: REDIS_URL .*NOAUTH/)
  const wrong = guarded.url.replace('//', '//:wrong@')
  await expect(createRedisEvents(wrong, log)).rejects.toThrow(/^Bad settings: REDIS_URL .*WRONGPASS/)
  await guarded.stop()
})

async function open(log = createTestLog().log): Promise<Events> {
  const events = await createRedisEvents(redis.url, log)
  opened.push(events)
  return events
}

function isLast(events: CommunityEvent[], event: CommunityEvent): boolean {
  return isDeepStrictEqual(events.at(-1), event)
}

function listen(source: Events) {
  const arrivals = new EventEmitter()
  const events: CommunityEvent[] = []
  let isClosed = false
  const stop = source.subscribe({
    onEvent(event) {
      events.push(event)
      arrivals.emit('event')
    },
    onClose: () => (isClosed = true),
  })
  const until = async (count: number) => {
    while (events.length < count) await once(arrivals, 'event')
  }
  return { events, stop, until, isClosed: () => isClosed }
}

async function connectionsSeenBy(client: Redis): Promise<number> {
  return String(await client.client('LIST'))
    .trim()
    .split('\n').length
}

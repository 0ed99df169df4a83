import { EventEmitter, once } from 'node:events'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CommunityEvent, Events } from '#server/ports/events.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { createRedisEvents } from './events-redis.ts'

const CREATED: CommunityEvent = { type: 'post-created', postId: '019aa7b0-1c2d-7000-8000-000000000001' }
const DELETED: CommunityEvent = { type: 'post-deleted', postId: '019aa7b0-1c2d-7000-8000-000000000002' }

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

test('a Redis that is away, or lets nobody in, is told at once', async () => {
  const { log } = createTestLog()
  const guarded = await startRedisServer(program ?? '', ['--requirepass', 'secret'])
  await expect(createRedisEvents(guarded.url, log)).rejects.toThrow(/^Redis cannot be reached: .*NOAUTH/)
  const wrong = guarded.url.replace('//', '//:wrong@')
  await expect(createRedisEvents(wrong, log)).rejects.toThrow(/^Redis cannot be reached: .*WRONGPASS/)
  await guarded.stop()
  await expect(createRedisEvents(guarded.url, log)).rejects.toThrow(
    /^Redis cannot be reached: .*ECONNREFUSED/,
  )
})

async function open(log = createTestLog().log): Promise<Events> {
  const events = await createRedisEvents(redis.url, log)
  opened.push(events)
  return events
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

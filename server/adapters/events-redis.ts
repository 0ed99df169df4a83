import { Redis } from 'ioredis'
import { z } from 'zod'
import type { Logger } from '#server/logger.ts'
import type { CommunityEvent, Events } from '#server/ports/events.ts'
import { createMemoryEvents } from './events-memory.ts'

const CHANNEL = 'guffaw:events'

const eventSchema: z.ZodType<CommunityEvent> = z.union([
  z.object({ type: z.enum(['post-created', 'post-deleted']), postId: z.uuid() }),
  z.object({ type: z.literal('access-ended'), memberId: z.uuid() }),
  z.object({ type: z.literal('events-missed') }),
])

const MISSED: CommunityEvent = { type: 'events-missed' }

/**
 * Events carried between processes by Redis pub/sub; this process hears its own the same way as the others'. Rejects when
 * Redis is away at the start. Should it go away later, events stay in this process, and when it is back everyone who may
 * have missed some is told `events-missed`.
 */
export async function createRedisEvents(url: string, log: Logger): Promise<Events> {
  const local = createMemoryEvents()
  // What cannot be published at once is told in this process: nothing waits for a Redis that is away.
  const publisher = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  const subscriber = new Redis(url, { lazyConnect: true, autoResubscribe: false })
  let isListening = false
  let othersMissed = false
  const publish = async (event: CommunityEvent) => {
    try {
      await publisher.publish(CHANNEL, JSON.stringify(event))
      return isListening
    } catch (error) {
      if (!othersMissed)
        log.warn({ err: error }, 'Redis is away: events stay in this process until it is back')
      othersMissed = true
      return false
    }
  }
  const listen = async () => {
    await subscriber.subscribe(CHANNEL)
    isListening = true
  }
  const disconnect = () => {
    publisher.disconnect()
    subscriber.disconnect()
  }
  subscriber.on('message', (_channel: string, message: string) => {
    try {
      void local.publish(eventSchema.parse(JSON.parse(message)))
    } catch (error) {
      log.warn({ err: error }, 'An event that this version does not know was left out')
    }
  })
  try {
    await Promise.all([connect(publisher, log), connect(subscriber, log)])
    await listen()
  } catch (error) {
    disconnect()
    throw error
  }
  subscriber.on('close', () => {
    if (isListening) log.warn('Redis is away: events of other processes are missed until it is back')
    isListening = false
  })
  subscriber.on('ready', () => {
    listen()
      .then(() => local.publish(MISSED))
      .catch((error: unknown) => log.error({ err: error }, 'Redis connection of the events'))
  })
  publisher.on('ready', () => {
    if (!othersMissed) return
    othersMissed = false
    void publish(MISSED)
  })
  return {
    publish: async (event) => {
      if (!(await publish(event))) await local.publish(event)
    },
    subscribe: local.subscribe,
    endSubscriptions: local.endSubscriptions,
    // To say goodbye first would be to wait for Redis, should it be away.
    close: async () => {
      isListening = false
      disconnect()
    },
  }
}

async function connect(client: Redis, log: Logger): Promise<void> {
  let reason = 'no answer'
  client.on('error', (error) => {
    reason = error.message
    log.error({ err: error }, 'Redis connection of the events')
  })
  await client.connect().catch((cause: unknown) => {
    throw new Error(`Redis cannot be reached: ${reason}`, { cause })
  })
}

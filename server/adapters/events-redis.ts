import { Redis } from 'ioredis'
import { z } from 'zod'
import type { Logger } from '#server/logger.ts'
import type { CommunityEvent, Events } from '#server/ports/events.ts'
import { createMemoryEvents } from './events-memory.ts'

const CHANNEL = 'guffaw:events'

const eventSchema: z.ZodType<CommunityEvent> = z.union([
  z.object({ type: z.enum(['post-created', 'post-deleted']), postId: z.uuid() }),
  z.object({ type: z.literal('access-ended'), memberId: z.uuid() }),
])

/**
 * Events carried between processes by Redis pub/sub; this process hears its own the same way as the others'. Rejects when
 * Redis is away; a connection that breaks later is made again, and what was published meanwhile is lost.
 */
export async function createRedisEvents(url: string, log: Logger): Promise<Events> {
  const local = createMemoryEvents()
  const publisher = new Redis(url, { lazyConnect: true })
  const subscriber = publisher.duplicate()
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
    await subscriber.subscribe(CHANNEL)
  } catch (error) {
    disconnect()
    throw error
  }
  return {
    publish: async (event) => {
      await publisher.publish(CHANNEL, JSON.stringify(event))
    },
    subscribe: local.subscribe,
    endSubscriptions: local.endSubscriptions,
    // To say goodbye first would be to wait for Redis, should it be away.
    close: async () => disconnect(),
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

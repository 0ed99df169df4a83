import { z } from 'zod'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import type { CommunityEvent, Events } from './events.ts'
import { createMemoryEvents } from './memory-events.ts'
import { connectRedis } from '#server/platform/redis-connection.ts'

const CHANNEL = 'guffaw:events'
/** Milliseconds. No answer to a caller waits for an event, and a false alarm sends every watcher away. */
const PATIENCE = 3000

const eventSchema: z.ZodType<CommunityEvent> = z.union([
  z.object({ type: z.enum(['post-created', 'post-deleted']), postId: z.uuid() }),
  z.object({ type: z.literal('access-ended'), memberId: z.uuid() }),
  z.object({ type: z.literal('events-missed') }),
])

/** Over a connection each. */
type Doing = 'publishing' | 'listening'

const MISSED: CommunityEvent = { type: 'events-missed' }

/**
 * Events carried between processes by Redis pub/sub; this process hears its own the same way as the others'. While Redis
 * is away, from the start or later, events stay in this process, and when it is there everyone who may have missed some is
 * told `events-missed`.
 */
export async function createRedisEvents(url: string, log: Logger): Promise<Events> {
  const local = createMemoryEvents()
  const outage = watchOutage(log, {
    begun: 'Redis is away: events stay in this process until it is back',
    ended: 'Redis is back: events reach every process',
  })
  const doing = new Set<Doing>()
  let othersMissed = false
  const begin = (what: Doing) => {
    doing.add(what)
    if (doing.size === 2) outage.end()
  }
  const breakOff = (what: Doing) => (reason: Error) => {
    outage.begin(reason)
    doing.delete(what)
  }
  const publisher = await connectRedis(url, {
    patience: PATIENCE,
    onAway: breakOff('publishing'),
    async onReady(client) {
      begin('publishing')
      if (othersMissed) await client.publish(CHANNEL, JSON.stringify(MISSED)).catch(outage.begin)
      othersMissed = false
    },
  })
  const subscriber = await connectRedis(url, {
    patience: PATIENCE,
    onAway: breakOff('listening'),
    async onReady(client) {
      try {
        await client.subscribe(CHANNEL)
        begin('listening')
        await local.publish(MISSED)
      } catch (error) {
        outage.begin(error)
      }
    },
  })
  /** Whether this process hears of it by way of Redis. */
  const publish = async (event: CommunityEvent) => {
    try {
      await publisher.client.publish(CHANNEL, JSON.stringify(event))
      return doing.has('listening')
    } catch (error) {
      outage.begin(error)
      othersMissed = true
      return false
    }
  }
  subscriber.client.on('message', (_channel: string, message: string) => {
    try {
      void local.publish(eventSchema.parse(JSON.parse(message)))
    } catch (error) {
      log.warn({ err: error }, 'An event that this version does not know was left out')
    }
  })
  return {
    publish: async (event) => {
      if (!(await publish(event))) await local.publish(event)
    },
    subscribe: local.subscribe,
    endSubscriptions: local.endSubscriptions,
    close: async () => {
      publisher.close()
      subscriber.close()
    },
  }
}

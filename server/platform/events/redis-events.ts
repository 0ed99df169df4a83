import { z } from 'zod'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import { connectRedis } from '#server/platform/redis-connection.ts'
import type { Events } from './events.ts'
import { createMemoryEvents } from './memory-events.ts'
import { eventsMissed, findTopic, type Topic } from './topics.ts'

/** All topics share one Redis channel, so that their events arrive in the order in which they were published. */
const REDIS_CHANNEL = 'guffaw:events'
/** Milliseconds. No response waits for an event, and a false alarm disconnects every subscriber. */
const COMMAND_TIMEOUT = 3000

const messageSchema = z.object({ topic: z.string(), payload: z.unknown() })

/**
 * Events carried between processes by Redis pub/sub; a process receives its own events the same way. While Redis is
 * unavailable, events stay in this process. Once it is available again, `eventsMissed` is published to every process that
 * may have missed some.
 */
export async function createRedisEvents(url: string, log: Logger): Promise<Events> {
  const local = createMemoryEvents()
  const outage = watchOutage(log, {
    begun: 'Redis is unavailable: events stay in this process',
    ended: 'Redis is available again: events reach every process',
  })
  const ready = new Set<'publisher' | 'subscriber'>()
  let otherProcessesMissed = false
  const onReady = (connection: 'publisher' | 'subscriber') => {
    ready.add(connection)
    if (ready.size === 2) outage.end()
  }
  const onLost = (connection: 'publisher' | 'subscriber') => (reason: Error) => {
    outage.begin(reason)
    ready.delete(connection)
  }
  const publisher = await connectRedis(url, {
    commandTimeout: COMMAND_TIMEOUT,
    onUnavailable: onLost('publisher'),
    async onReady(client) {
      onReady('publisher')
      if (otherProcessesMissed)
        await client.publish(REDIS_CHANNEL, serialize(eventsMissed, {})).catch(outage.begin)
      otherProcessesMissed = false
    },
  })
  const subscriber = await connectRedis(url, {
    commandTimeout: COMMAND_TIMEOUT,
    onUnavailable: onLost('subscriber'),
    async onReady(client) {
      try {
        await client.subscribe(REDIS_CHANNEL)
        onReady('subscriber')
        await local.publish(eventsMissed, {})
      } catch (error) {
        outage.begin(error)
      }
    },
  })
  subscriber.client.on('message', (_channel: string, message: string) => {
    try {
      const { topic, payload } = deserialize(message)
      void local.publish(topic, payload)
    } catch (error) {
      log.warn({ err: error }, 'Ignored an event that this version does not know')
    }
  })
  return {
    async publish(topic, payload) {
      try {
        await publisher.client.publish(REDIS_CHANNEL, serialize(topic, payload))
        if (ready.has('subscriber')) return
      } catch (error) {
        outage.begin(error)
        otherProcessesMissed = true
      }
      await local.publish(topic, payload)
    },
    subscribe: local.subscribe,
    async close() {
      publisher.close()
      subscriber.close()
    },
  }
}

function serialize({ topic }: Topic, payload: unknown): string {
  return JSON.stringify({ topic, payload })
}

function deserialize(message: string): { topic: Topic; payload: unknown } {
  const { topic: name, payload } = messageSchema.parse(JSON.parse(message))
  const topic = findTopic(name)
  if (!topic) throw new Error(`There is no topic ${name}`)
  return { topic, payload: topic.schema.parse(payload) }
}

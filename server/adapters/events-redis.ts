import { Redis } from 'ioredis'
import { z } from 'zod'
import type { Logger } from '#server/logger.ts'
import type { CommunityEvent, Events } from '#server/ports/events.ts'
import { createMemoryEvents } from './events-memory.ts'

const CHANNEL = 'guffaw:events'

const eventSchema: z.ZodType<CommunityEvent> = z.object({
  type: z.enum(['post-created', 'post-deleted']),
  postId: z.uuid(),
})

/** Events carried between processes by Redis pub/sub; this process hears its own the same way as the others'. */
export async function createRedisEvents(url: string, log: Logger): Promise<Events> {
  const local = createMemoryEvents()
  const publisher = new Redis(url)
  const subscriber = new Redis(url)
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => log.error({ err: error }, 'Redis connection'))
  }
  await subscriber.subscribe(CHANNEL)
  subscriber.on('message', (_channel: string, message: string) => {
    void local.publish(eventSchema.parse(JSON.parse(message)))
  })
  return {
    publish: async (event) => {
      await publisher.publish(CHANNEL, JSON.stringify(event))
    },
    subscribe: local.subscribe,
    endSubscriptions: local.endSubscriptions,
    close: async () => {
      await Promise.all([publisher.quit(), subscriber.quit()])
    },
  }
}

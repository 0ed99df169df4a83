import { EventEmitter, on } from 'node:events'
import { postCreated } from '#server/features/posts/post-events.ts'
import { createMemoryEvents } from '#server/platform/events/memory-events.ts'
import type { Events } from '#server/platform/events/events.ts'

export type RecordedEvents = Events & {
  /**
   * Resolves once exactly so many subscriptions to posts are open: neither protocol tells a client that its subscription
   * is open.
   */
  untilWatchers(count: number): Promise<void>
}

/** The server's events, with the number of open subscriptions to posts. */
export function createRecordedEvents(events: Events = createMemoryEvents()): RecordedEvents {
  const changes = new EventEmitter().setMaxListeners(0)
  let watchers = 0
  const change = (by: number) => {
    watchers += by
    changes.emit('change', watchers)
  }
  return {
    ...events,
    subscribe(channel, listener) {
      const unsubscribe = events.subscribe(channel, listener)
      if (channel.channel !== postCreated.channel) return unsubscribe
      change(1)
      return () => {
        unsubscribe()
        change(-1)
      }
    },
    async untilWatchers(count) {
      if (watchers === count) return
      for await (const [now] of on(changes, 'change')) if (now === count) return
    },
  }
}

import { EventEmitter, on } from 'node:events'
import { accessEnded } from '#server/features/auth/access-events.ts'
import { createMemoryEvents } from '#server/platform/events/memory-events.ts'
import type { Events } from '#server/platform/events/events.ts'

export type RecordedEvents = Events & {
  /** Resolves when exactly that many subscriptions are open. Neither protocol tells clients that a subscription is open. */
  untilWatchers(count: number): Promise<void>
}

/** Counts the open subscriptions of members, each of which ends with the access of its member. */
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
      if (channel.topic !== accessEnded.topic) return unsubscribe
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

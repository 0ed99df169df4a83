import { EventEmitter, on } from 'node:events'
import { createMemoryEvents } from '#server/platform/events/memory-events.ts'
import type { Events } from '#server/platform/events/events.ts'

export type RecordedEvents = Events & {
  /** Resolves once exactly so many are listening: neither protocol tells a client that its subscription stands. */
  untilWatchers(count: number): Promise<void>
}

/** The server's own events, seen from behind. */
export function createRecordedEvents(events: Events = createMemoryEvents()): RecordedEvents {
  const changes = new EventEmitter().setMaxListeners(0)
  let watchers = 0
  const change = (by: number) => {
    watchers += by
    changes.emit('change', watchers)
  }
  return {
    ...events,
    subscribe(listener) {
      const unsubscribe = events.subscribe(listener)
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

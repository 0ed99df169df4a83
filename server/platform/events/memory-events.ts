import type { EventListener, Events } from './events.ts'

/** Events that stay in this process. */
export function createMemoryEvents(): Events {
  const listeners = new Set<EventListener>()
  return {
    publish: async (event) => {
      for (const listener of listeners) listener.onEvent(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    endSubscriptions() {
      for (const listener of listeners) listener.onClose()
      listeners.clear()
    },
    close: async () => undefined,
  }
}

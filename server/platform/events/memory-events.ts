import { EventEmitter } from 'node:events'
import type { Events } from './events.ts'
import { channelFor } from './topics.ts'

export function createMemoryEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    async publish(topic, payload) {
      const event = { topic: topic.topic, payload }
      const key = topic.keyOf(payload)
      if (key !== null) emitter.emit(channelFor(topic, key).channel, event)
      emitter.emit(topic.channel, event)
    },
    subscribe({ channel }, listener) {
      emitter.on(channel, listener)
      return () => emitter.off(channel, listener)
    },
    close: async () => undefined,
  }
}

import { EventStream } from './event-stream.ts'

/**
 * Emits at most one value per key and interval in milliseconds: the first at once, and the last of those that follow at the end
 * of the interval. Values without a key pass.
 */
export function throttleByKey<Value>(
  stream: EventStream<Value>,
  keyOf: (value: Value) => string | null,
  interval: number,
): EventStream<Value> {
  return new EventStream(({ next, end }) => {
    const timers = new Map<string, NodeJS.Timeout>()
    const pending = new Map<string, Value>()

    const emit = (key: string, value: Value) => {
      timers.set(
        key,
        // Nothing waits for a delayed value, so its failure ends the stream here.
        setTimeout(() => void emitPending(key).catch(end), interval),
      )
      return next(value)
    }
    const emitPending = async (key: string) => {
      timers.delete(key)
      const value = pending.get(key)
      if (value === undefined) return
      pending.delete(key)
      await emit(key, value)
    }
    const unsubscribe = stream.subscribe({
      next(value) {
        const key = keyOf(value)
        if (key === null) return next(value)
        if (!timers.has(key)) return emit(key, value)
        pending.set(key, value)
        return undefined
      },
      end,
    })
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      unsubscribe()
    }
  })
}

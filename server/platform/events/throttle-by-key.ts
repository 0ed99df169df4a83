/**
 * Emits at most one value per key and interval in milliseconds: the first at once, and the last of those that follow at the end
 * of the interval. Values without a key pass.
 */
export function throttleByKey<Value>(
  emit: (value: Value) => void,
  keyOf: (value: Value) => string | null,
  interval: number,
): { emit(value: Value): void; stop(): void } {
  const timers = new Map<string, NodeJS.Timeout>()
  const pending = new Map<string, Value>()

  const emitOfKey = (key: string, value: Value) => {
    timers.set(
      key,
      setTimeout(() => emitPending(key), interval),
    )
    emit(value)
  }
  const emitPending = (key: string) => {
    timers.delete(key)
    const value = pending.get(key)
    if (value === undefined) return
    pending.delete(key)
    emitOfKey(key, value)
  }
  return {
    emit(value) {
      const key = keyOf(value)
      if (key === null) emit(value)
      else if (timers.has(key)) pending.set(key, value)
      else emitOfKey(key, value)
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

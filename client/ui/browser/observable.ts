import { useSyncExternalStore } from 'react'

/**
 * A value outside of React. `start` runs while there are subscribers, to follow a source of new values, and returns a function
 * that stops it.
 */
export function createObservable<TValue>(
  initial: TValue,
  start?: (set: (value: TValue) => void) => () => void,
) {
  const listeners = new Set<() => void>()
  let value = initial
  let stop: (() => void) | undefined

  const set = (newValue: TValue) => {
    value = newValue
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) stop = start?.(set)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop?.()
    }
  }
  return { get: () => value, set, subscribe }
}

export type Observable<TValue> = ReturnType<typeof createObservable<TValue>>

/** The current value. `serverValue` is used on the server and during hydration. */
export function useObservable<TValue>(
  { get, subscribe }: Pick<Observable<TValue>, 'get' | 'subscribe'>,
  serverValue: TValue,
): TValue {
  return useSyncExternalStore(subscribe, get, () => serverValue)
}

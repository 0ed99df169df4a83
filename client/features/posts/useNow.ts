import { useSyncExternalStore } from 'react'

const TICK_MILLISECONDS = 30_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** The present, renewed twice a minute for everyone who shows how long ago something was. */
export function useNow(): Date {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => new Date(),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    now = new Date()
    timer = setInterval(tick, TICK_MILLISECONDS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick() {
  now = new Date()
  for (const listener of listeners) listener()
}

import { use, useSyncExternalStore } from 'react'
import { ServerRenderContext } from '#client/ui/browser/server-render.ts'

const TICK_MILLISECONDS = 30_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** The current time, updated every 30 seconds. All components share one timer. */
export function useNow(): Date {
  const serverRender = use(ServerRenderContext)
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => serverRender?.renderedAt ?? now,
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

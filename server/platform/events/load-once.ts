import { setImmediate } from 'node:timers/promises'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** The number of subscribers that receive an event before the event loop handles other work. */
const SUBSCRIBERS_PER_TURN = 250

/** Loads the result for an event once for all subscribers, who receive the same event object. */
export function loadOncePerEvent<Event extends object, Result>(
  load: (dependencies: Dependencies, event: Event) => Promise<Result>,
): (dependencies: Dependencies, event: Event) => Promise<Result> {
  const loading = new WeakMap<Event, { subscribers: number; result: Promise<Result> }>()
  return (dependencies, event) => {
    const shared = loading.get(event) ?? { subscribers: 0, result: load(dependencies, event) }
    loading.set(event, shared)
    shared.subscribers += 1
    if (shared.subscribers % SUBSCRIBERS_PER_TURN === 0) shared.result = shared.result.then(setImmediate)
    return shared.result
  }
}

import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'

type SubscriberFilter<Event extends object> = {
  /** Adds a subscriber, which must be removed with the returned function when the subscription ends. */
  add(dependencies: Dependencies, memberId: string): () => void
  /** Returns whether the event matches an added subscriber. */
  matches(dependencies: Dependencies, event: Event, memberId: string): Promise<boolean>
}

/** Filters events per subscriber. `findMatching` runs once for each event, with all subscribers of the process. */
export function defineSubscriberFilter<Event extends object>(
  findMatching: (
    dependencies: Dependencies,
    event: Event,
    memberIds: readonly string[],
  ) => Promise<ReadonlySet<string>>,
): SubscriberFilter<Event> {
  const subscriptionCounts = perApp(() => new Map<string, number>())
  const matching = new WeakMap<Event, Promise<ReadonlySet<string>>>()
  return {
    add(dependencies, memberId) {
      const counts = subscriptionCounts(dependencies)
      counts.set(memberId, (counts.get(memberId) ?? 0) + 1)
      return () => {
        const remaining = (counts.get(memberId) ?? 0) - 1
        if (remaining > 0) counts.set(memberId, remaining)
        else counts.delete(memberId)
      }
    },
    async matches(dependencies, event, memberId) {
      const found =
        matching.get(event) ?? findMatching(dependencies, event, [...subscriptionCounts(dependencies).keys()])
      matching.set(event, found)
      return (await found).has(memberId)
    },
  }
}

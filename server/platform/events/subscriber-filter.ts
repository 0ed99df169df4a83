import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'

type SubscriberFilter<Event extends object> = {
  /** Adds a subscriber, which must be removed with the returned function when the subscription ends. */
  add(dependencies: Dependencies, memberId: string, group?: string): () => void
  /** Returns whether the event, which only the group receives, matches an added subscriber. */
  matches(dependencies: Dependencies, event: Event, memberId: string, group?: string): Promise<boolean>
}

/** The number of subscriptions of each member, by group. */
type Groups = Map<string, Map<string, number>>

/** Filters events per subscriber. `findMatching` runs once for each event, with all subscribers of the group in this process. */
export function defineSubscriberFilter<Event extends object>(
  findMatching: (
    dependencies: Dependencies,
    event: Event,
    memberIds: readonly string[],
  ) => Promise<ReadonlySet<string>>,
): SubscriberFilter<Event> {
  const groupsOf = perApp((): Groups => new Map())
  const matching = new WeakMap<Event, Promise<ReadonlySet<string>>>()
  return {
    add(dependencies, memberId, group = '') {
      const groups = groupsOf(dependencies)
      const counts = groups.get(group) ?? new Map<string, number>()
      groups.set(group, counts)
      counts.set(memberId, (counts.get(memberId) ?? 0) + 1)
      return () => {
        const remaining = (counts.get(memberId) ?? 0) - 1
        if (remaining > 0) counts.set(memberId, remaining)
        else counts.delete(memberId)
        if (counts.size === 0) groups.delete(group)
      }
    },
    async matches(dependencies, event, memberId, group = '') {
      const memberIds = groupsOf(dependencies).get(group)?.keys() ?? []
      const found = matching.get(event) ?? findMatching(dependencies, event, [...memberIds])
      matching.set(event, found)
      return (await found).has(memberId)
    },
  }
}

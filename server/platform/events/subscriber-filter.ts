import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'

type Audience<Event extends object> = {
  /** Returns a function by which the member leaves. */
  enter(dependencies: Dependencies, memberId: string): () => void
  /** Whether the member, who has entered, is one of those whom the event concerns. */
  includes(dependencies: Dependencies, event: Event, memberId: string): Promise<boolean>
}

/** Members of this process of whom an event concerns some. `find` returns these, once for each event. */
export function defineAudience<Event extends object>(
  find: (
    dependencies: Dependencies,
    event: Event,
    memberIds: readonly string[],
  ) => Promise<ReadonlySet<string>>,
): Audience<Event> {
  const present = perApp(() => new Map<string, number>())
  const concerned = new WeakMap<Event, Promise<ReadonlySet<string>>>()
  return {
    enter(dependencies, memberId) {
      const members = present(dependencies)
      members.set(memberId, (members.get(memberId) ?? 0) + 1)
      return () => {
        const others = (members.get(memberId) ?? 0) - 1
        if (others > 0) members.set(memberId, others)
        else members.delete(memberId)
      }
    },
    async includes(dependencies, event, memberId) {
      const found = concerned.get(event) ?? find(dependencies, event, [...present(dependencies).keys()])
      concerned.set(event, found)
      return (await found).has(memberId)
    },
  }
}

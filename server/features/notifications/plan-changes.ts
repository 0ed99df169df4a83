import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import type { Action, Change } from './notification-sources.ts'

export type SourcedChange = Change & { source: string }
export type SourcedAction = Action & { source: string }

/** An action that is part of a notification already. */
export type StoredAction = SourcedChange & {
  notificationId: string
  recipientId: string
  isActive: boolean
  /** Whether the notification still accepts actions. */
  isRecent: boolean
}

export type Plan = {
  ended: StoredAction[]
  /** Undone actions that were repeated within the day, which notify nobody again. */
  resumed: StoredAction[]
  /** Actions that nobody was notified of yet. */
  begun: SourcedAction[]
}

/** Compares what is stored about the changed rows with the actions that exist now. */
export function planChanges(stored: readonly StoredAction[], actions: readonly SourcedAction[]): Plan {
  const storedByKey = new Map<string, StoredAction[]>()
  for (const action of stored)
    storedByKey.set(keyOf(action), [...(storedByKey.get(keyOf(action)) ?? []), action])
  const existing = new Set(actions.map(keyOf))
  const plan: Plan = {
    ended: stored.filter((action) => action.isActive && !existing.has(keyOf(action))),
    resumed: [],
    begun: [],
  }
  for (const action of actions) {
    const earlier = storedByKey.get(keyOf(action)) ?? []
    if (earlier.some(({ isActive }) => isActive)) continue
    const repeated = earlier.find(({ isRecent }) => isRecent || !NOTIFICATION_KINDS[action.kind].isGrouped)
    if (repeated) plan.resumed.push(repeated)
    else plan.begun.push(action)
  }
  return plan
}

/** A comment notifies each recipient once, so the kind is not part of the key. */
function keyOf({ source, sourceId, actorId, recipientId }: SourcedChange & { recipientId: string }): string {
  return `${source} ${sourceId} ${actorId} ${recipientId}`
}

import { v7 as uuidv7 } from 'uuid'
import { NOTIFICATION_GROUP_HOURS } from '#rules/limits.ts'
import { findWantedActions, type WantedAction } from '#server/features/notifications/find-wanted-actions.ts'
import { GROUPED_KINDS } from '#server/features/notifications/notification-kinds.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'

type Group = { id: string; actions: [WantedAction, ...WantedAction[]] }

const GROUP_DURATION = NOTIFICATION_GROUP_HOURS * 60 * 60 * 1000
/**
 * Notifies one member of everything that happened, at the time when it happened. The recorded changes are removed, so that the
 * background task neither notifies the other members nor sends push messages.
 */
export async function insertDemoNotifications(transaction: Queries, memberId: string): Promise<void> {
  const actions = await findActions(transaction, memberId)
  const groups = groupActions(actions).sort(
    (one, other) => updatedAt(other).getTime() - updatedAt(one).getTime(),
  )
  const seenKinds = new Set<string>()
  if (groups.length === 0) return
  const queries = kysely(transaction)
  const notifications = groups.map((group) => {
    const [{ kind, postId, commentId, createdAt }] = group.actions
    // The newest notification of each kind is unread.
    const isRead = seenKinds.has(kind)
    seenKinds.add(kind)
    return {
      id: group.id,
      member_id: memberId,
      kind,
      post_id: postId,
      comment_id: commentId,
      is_read: isRead,
      created_at: createdAt,
      updated_at: updatedAt(group),
    }
  })
  await queries.insertInto('notifications').values(notifications).execute()
  const actionsOfGroups = groups.flatMap(({ id, actions: grouped }) =>
    grouped.map(({ actorId, source, sourceId, createdAt }) => ({
      notification_id: id,
      actor_id: actorId,
      source,
      source_id: sourceId,
      created_at: createdAt,
    })),
  )
  await queries.insertInto('notification_actions').values(actionsOfGroups).execute()
}

/** Returns the actions that the member is notified of, oldest first. */
async function findActions(transaction: Queries, memberId: string): Promise<WantedAction[]> {
  const changes = await kysely(transaction)
    .deleteFrom('notification_changes')
    .returning(['source', 'source_id as sourceId', 'actor_id as actorId'])
    .execute()
  const actions = await findWantedActions(transaction, changes)
  return actions
    .filter(({ recipientId }) => recipientId === memberId)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Actions of grouped kinds with the same subject within a day form one notification. */
function groupActions(actions: readonly WantedAction[]): Group[] {
  const groups: Group[] = []
  const latest = new Map<string, Group>()
  for (const action of actions) {
    const subject = `${action.kind} ${action.commentId ?? action.postId}`
    const open = GROUPED_KINDS.includes(action.kind) ? latest.get(subject) : undefined
    if (open && action.createdAt.getTime() - open.actions[0].createdAt.getTime() < GROUP_DURATION) {
      open.actions.push(action)
      continue
    }
    const group: Group = { id: uuidv7({ msecs: action.createdAt.getTime() }), actions: [action] }
    groups.push(group)
    latest.set(subject, group)
  }
  return groups
}

function updatedAt({ actions }: Group): Date {
  return (actions.at(-1) ?? actions[0]).createdAt
}

import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { NotificationKind } from '#server/generated/tables.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf, unnestRows } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { keepWanted } from './keep-wanted.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import type { Plan, SourcedAction, StoredAction } from './plan-changes.ts'

/** How a notification changed. `received`: it is new, moved to the top, or listed again. */
export type Outcome = {
  notificationId: string
  memberId: string
  change: 'received' | 'changed' | 'deleted'
  isPushed: boolean
}

type NewAction = SourcedAction & { notificationId: string; isPushed: boolean }

/** Groups the begun actions, stores all changes and returns what happened to each notification. */
export async function applyPlan(
  transaction: Queries,
  plan: Plan,
  now: Date,
  groupsSince: Date,
): Promise<Outcome[]> {
  const wanted = await keepWanted(transaction, plan.begun)
  const groups = await findGroups(transaction, wanted, groupsSince)
  const begun: NewAction[] = []
  const created: NewAction[] = []
  for (const action of wanted) {
    const isGrouped = NOTIFICATION_KINDS[action.kind].isGrouped
    const group = nameOf(groupOf(action))
    const known = isGrouped ? groups.get(group) : undefined
    const notificationId = known ?? uuidv7({ msecs: now.getTime() })
    if (isGrouped) groups.set(group, notificationId)
    begun.push({ ...action, notificationId })
    if (!known) created.push({ ...action, notificationId })
  }
  await lockNotifications(transaction, [...plan.ended, ...plan.resumed, ...begun])
  const actorChanges = await countActorChanges(transaction, { ...plan, begun })
  await transaction.notification.createMany({
    data: created.map(({ notificationId: id, recipientId: memberId, kind, postId, commentId }) => {
      const actorCount = actorChanges.get(id)
      return { id, memberId, kind, postId, commentId, actorCount, createdAt: now, updatedAt: now }
    }),
  })
  await transaction.notificationAction.createMany({
    data: begun.map(({ notificationId, actorId, source, sourceId, createdAt }) => ({
      notificationId,
      actorId,
      source,
      sourceId,
      createdAt,
    })),
  })
  await setActive(transaction, plan.ended, false)
  await setActive(transaction, plan.resumed, true)
  const risen = new Map(begun.map(({ notificationId, isPushed }) => [notificationId, isPushed]))
  const received = created.map(({ notificationId, recipientId }) => ({
    notificationId,
    memberId: recipientId,
    change: 'received' as const,
    isPushed: risen.get(notificationId) === true,
  }))
  // New notifications are inserted with their actors.
  for (const { notificationId } of created) actorChanges.delete(notificationId)
  return [...received, ...(await updateNotifications(transaction, actorChanges, risen, now))]
}

/** `risen` has the notifications with new actions, and whether they are pushed. */
async function updateNotifications(
  transaction: Queries,
  actorChanges: ReadonlyMap<string, number>,
  risen: ReadonlyMap<string, boolean>,
  now: Date,
): Promise<Outcome[]> {
  if (actorChanges.size === 0) return []
  const changes = Array.from(actorChanges, ([id, actors]) => ({ id, actors, is_risen: risen.has(id) }))
  const rows = await kysely(transaction)
    .updateTable('notifications as notification')
    .from(unnestRows(changes, { id: 'uuid', actors: 'int', is_risen: 'boolean' }).as('changed'))
    .set((eb) => ({
      actor_count: eb('actor_count', '+', eb.ref('actors')),
      is_read: sql<boolean>`is_read AND NOT is_risen`,
      updated_at: eb.case().when('is_risen', '=', true).then(now).else(eb.ref('updated_at')).end(),
    }))
    .whereRef('notification.id', '=', 'changed.id')
    .returning([
      'notification.id',
      'member_id as memberId',
      'is_listed as isListed',
      'actor_count as actorCount',
    ])
    .execute()
  return rows.map(({ id, memberId, isListed, actorCount }) => ({
    notificationId: id,
    memberId,
    change: changeOf(isListed, risen.has(id) || actorCount === actorChanges.get(id)),
    isPushed: isListed && risen.get(id) === true,
  }))
}

function changeOf(isListed: boolean, isNewInList: boolean): Outcome['change'] {
  if (!isListed) return 'deleted'
  return isNewInList ? 'received' : 'changed'
}

/** The ids of the groups that still accept actions. */
async function findGroups(
  transaction: Queries,
  actions: readonly SourcedAction[],
  since: Date,
): Promise<Map<string, string>> {
  const grouped = actions.filter(({ kind }) => NOTIFICATION_KINDS[kind].isGrouped)
  if (grouped.length === 0) return new Map()
  const types = { recipientId: 'uuid', kind: 'notification_kind', subjectId: 'uuid' }
  const rows = await kysely(transaction)
    .selectFrom(unnestRows(grouped.map(groupOf), types).as('requested'))
    .innerJoin('notifications as notification', (join) =>
      join
        .onRef('notification.member_id', '=', 'recipientId')
        .onRef('notification.kind', '=', 'requested.kind')
        .onRef('notification.subject_id', '=', 'subjectId'),
    )
    .distinctOn(['recipientId', 'requested.kind', 'subjectId'])
    .select(['notification.id', 'recipientId', 'requested.kind', 'subjectId'])
    .where('notification.created_at', '>', since)
    .orderBy('recipientId')
    .orderBy('requested.kind')
    .orderBy('subjectId')
    .orderBy('notification.created_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}

type Group = { recipientId: string; kind: string; subjectId: string }

/** The subject is that of the generated column `notifications.subject_id`. */
function groupOf({ recipientId, kind, commentId, postId }: SourcedAction): Group {
  return { recipientId, kind: NotificationKind[kind], subjectId: commentId ?? postId ?? recipientId }
}

function nameOf({ recipientId, kind, subjectId }: Group): string {
  return `${recipientId} ${kind} ${subjectId}`
}

/** The deletion of an account changes the numbers of actors too, under the same locks. */
async function lockNotifications(
  transaction: Queries,
  actions: readonly { notificationId: string }[],
): Promise<void> {
  const ids = actions.map(({ notificationId }) => notificationId)
  await kysely(transaction)
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

type Participation = { notificationId: string; actorId: string }

/** Returns by how much the number of actors of each notification changes. An actor can have several actions. */
async function countActorChanges(
  transaction: Queries,
  { ended, resumed, begun }: { ended: StoredAction[]; resumed: StoredAction[]; begun: NewAction[] },
): Promise<Map<string, number>> {
  const all: Participation[] = [...ended, ...resumed, ...begun]
  if (all.length === 0) return new Map()
  const requested = unnestRows(all, { notificationId: 'uuid', actorId: 'uuid' })
  const rows = await kysely(transaction)
    .selectFrom('notification_actions')
    .select(['notification_id as notificationId', 'actor_id as actorId'])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_active', '=', true)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('notification_id', 'actor_id'),
        'in',
        selectFrom(requested.as('pair'))
          .select(['notificationId', 'actorId'])
          .$asTuple('notificationId', 'actorId'),
      ),
    )
    .groupBy(['notification_id', 'actor_id'])
    .execute()
  const pairOf = ({ notificationId, actorId }: Participation) => `${notificationId} ${actorId}`
  const before = new Map(rows.map((row) => [pairOf(row), row.count]))
  const after = new Map(before)
  const add = (actions: readonly Participation[], change: number) => {
    for (const action of actions) after.set(pairOf(action), (after.get(pairOf(action)) ?? 0) + change)
  }
  add(ended, -1)
  add(resumed, 1)
  add(begun, 1)
  const changes = new Map(all.map(({ notificationId }) => [notificationId, 0]))
  for (const [key, count] of after) {
    const [notificationId = ''] = key.split(' ')
    const change = Math.sign(count) - Math.sign(before.get(key) ?? 0)
    changes.set(notificationId, (changes.get(notificationId) ?? 0) + change)
  }
  return changes
}

async function setActive(
  transaction: Queries,
  actions: readonly StoredAction[],
  isActive: boolean,
): Promise<void> {
  if (actions.length === 0) return
  const types = { notificationId: 'uuid', actorId: 'uuid', source: 'text', sourceId: 'uuid' }
  await kysely(transaction)
    .updateTable('notification_actions')
    .from(unnestRows(actions, types).as('changed'))
    .set({ is_active: isActive })
    .whereRef('notification_id', '=', 'notificationId')
    .whereRef('actor_id', '=', 'actorId')
    .whereRef('notification_actions.source', '=', 'changed.source')
    .whereRef('source_id', '=', 'sourceId')
    .execute()
}

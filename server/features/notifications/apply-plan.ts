import { v7 as uuidv7 } from 'uuid'
import type { Sql } from '#server/platform/database/types.ts'
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
export async function applyPlan(sql: Sql, plan: Plan, now: Date, groupsSince: Date): Promise<Outcome[]> {
  const wanted = await keepWanted(sql, plan.begun)
  const groups = await findGroups(sql, wanted, groupsSince)
  const begun: NewAction[] = []
  const created: NewAction[] = []
  for (const action of wanted) {
    const isGrouped = NOTIFICATION_KINDS[action.kind].isGrouped
    const known = isGrouped ? groups.get(groupOf(action)) : undefined
    const notificationId = known ?? uuidv7({ msecs: now.getTime() })
    if (isGrouped) groups.set(groupOf(action), notificationId)
    begun.push({ ...action, notificationId })
    if (!known) created.push({ ...action, notificationId })
  }
  await lockNotifications(sql, [...plan.ended, ...plan.resumed, ...begun])
  const actorChanges = await countActorChanges(sql, { ...plan, begun })
  if (created.length > 0) await sql(INSERT_NOTIFICATIONS, notificationValues(created, actorChanges, now))
  if (begun.length > 0) await sql(INSERT_ACTIONS, actionValues(begun))
  await setActive(sql, plan.ended, false)
  await setActive(sql, plan.resumed, true)
  const risen = new Map(begun.map(({ notificationId, isPushed }) => [notificationId, isPushed]))
  const received = created.map(({ notificationId, recipientId }) => ({
    notificationId,
    memberId: recipientId,
    change: 'received' as const,
    isPushed: risen.get(notificationId) === true,
  }))
  // New notifications are inserted with their actors.
  for (const { notificationId } of created) actorChanges.delete(notificationId)
  return [...received, ...(await updateNotifications(sql, actorChanges, risen, now))]
}

/** `risen` has the notifications with new actions, and whether they are pushed. */
async function updateNotifications(
  sql: Sql,
  actorChanges: ReadonlyMap<string, number>,
  risen: ReadonlyMap<string, boolean>,
  now: Date,
): Promise<Outcome[]> {
  const ids = [...actorChanges.keys()]
  if (ids.length === 0) return []
  const rows = await sql<{ id: string; memberId: string; isListed: boolean; actorCount: number }>(
    UPDATE_NOTIFICATIONS,
    [ids, ids.map((id) => actorChanges.get(id)), ids.map((id) => risen.has(id)), now],
  )
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

const FIND_GROUPS = {
  name: 'notification-groups',
  text: `
    SELECT DISTINCT ON (member_id, kind, subject_id)
      notification.id, member_id AS "recipientId", upper(kind::text) AS kind, subject_id AS "subjectId"
    FROM (SELECT unnest($1::uuid[]) AS member_id, unnest($2::notification_kind[]) AS kind, unnest($3::uuid[]) AS subject_id)
      AS requested
    JOIN notifications AS notification USING (member_id, kind, subject_id)
    WHERE notification.created_at > $4
    ORDER BY member_id, kind, subject_id, notification.created_at DESC`,
}

/** The ids of the groups that still accept actions. */
async function findGroups(
  sql: Sql,
  actions: readonly SourcedAction[],
  since: Date,
): Promise<Map<string, string>> {
  const grouped = actions.filter(({ kind }) => NOTIFICATION_KINDS[kind].isGrouped)
  if (grouped.length === 0) return new Map()
  const rows = await sql<{ id: string; recipientId: string; kind: string; subjectId: string }>(FIND_GROUPS, [
    grouped.map(({ recipientId }) => recipientId),
    grouped.map(({ kind }) => kind.toLowerCase()),
    grouped.map(subjectOf),
    since,
  ])
  return new Map(
    rows.map(({ id, recipientId, kind, subjectId }) => [`${recipientId} ${kind} ${subjectId}`, id]),
  )
}

function groupOf(action: SourcedAction): string {
  return `${action.recipientId} ${action.kind} ${subjectOf(action)}`
}

/** As the generated column `notifications.subject_id`. */
function subjectOf({ commentId, postId, recipientId }: SourcedAction): string {
  return commentId ?? postId ?? recipientId
}

const ACTIVE_ACTIONS = {
  name: 'active-notification-actions',
  text: `
    SELECT notification_id AS "notificationId", actor_id AS "actorId", count(*)::int AS count
    FROM notification_actions
    WHERE is_active AND (notification_id, actor_id) IN (SELECT unnest($1::uuid[]), unnest($2::uuid[]))
    GROUP BY notification_id, actor_id`,
}

const LOCK_NOTIFICATIONS = {
  name: 'lock-notifications',
  text: 'SELECT FROM notifications WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
}

/** The deletion of an account changes the numbers of actors too, under the same locks. */
async function lockNotifications(sql: Sql, actions: readonly { notificationId: string }[]): Promise<void> {
  if (actions.length > 0) await sql(LOCK_NOTIFICATIONS, [actions.map(({ notificationId }) => notificationId)])
}

type Participation = { notificationId: string; actorId: string }

/** Returns by how much the number of actors of each notification changes. An actor can have several actions. */
async function countActorChanges(
  sql: Sql,
  { ended, resumed, begun }: { ended: StoredAction[]; resumed: StoredAction[]; begun: NewAction[] },
): Promise<Map<string, number>> {
  const all: Participation[] = [...ended, ...resumed, ...begun]
  if (all.length === 0) return new Map()
  const rows = await sql<Participation & { count: number }>(ACTIVE_ACTIONS, [
    all.map(({ notificationId }) => notificationId),
    all.map(({ actorId }) => actorId),
  ])
  const keyOf = ({ notificationId, actorId }: Participation) => `${notificationId} ${actorId}`
  const before = new Map(rows.map((row) => [keyOf(row), row.count]))
  const after = new Map(before)
  const add = (actions: readonly Participation[], change: number) => {
    for (const action of actions) after.set(keyOf(action), (after.get(keyOf(action)) ?? 0) + change)
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

const INSERT_NOTIFICATIONS = {
  name: 'insert-notifications',
  text: `
    INSERT INTO notifications (id, member_id, kind, post_id, comment_id, actor_count, created_at, updated_at)
    SELECT unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::notification_kind[]), unnest($4::uuid[]), unnest($5::uuid[]),
      unnest($6::int[]), $7, $7`,
}

function notificationValues(
  actions: readonly NewAction[],
  actorCounts: ReadonlyMap<string, number>,
  now: Date,
): unknown[] {
  return [
    actions.map(({ notificationId }) => notificationId),
    actions.map(({ recipientId }) => recipientId),
    actions.map(({ kind }) => kind.toLowerCase()),
    actions.map(({ postId }) => postId),
    actions.map(({ commentId }) => commentId),
    actions.map(({ notificationId }) => actorCounts.get(notificationId)),
    now,
  ]
}

const INSERT_ACTIONS = {
  name: 'insert-notification-actions',
  text: `
    INSERT INTO notification_actions (notification_id, actor_id, source, source_id, created_at)
    SELECT unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::text[]), unnest($4::uuid[]), unnest($5::timestamptz[])`,
}

function actionValues(actions: readonly NewAction[]): unknown[] {
  return [
    actions.map(({ notificationId }) => notificationId),
    actions.map(({ actorId }) => actorId),
    actions.map(({ source }) => source),
    actions.map(({ sourceId }) => sourceId),
    actions.map(({ createdAt }) => createdAt),
  ]
}

const SET_ACTIVE = {
  name: 'set-notification-actions-active',
  text: `
    UPDATE notification_actions AS action SET is_active = $5
    FROM (
      SELECT unnest($1::uuid[]) AS notification_id, unnest($2::uuid[]) AS actor_id, unnest($3::text[]) AS source,
        unnest($4::uuid[]) AS source_id
    ) AS changed
    WHERE action.notification_id = changed.notification_id AND action.actor_id = changed.actor_id
      AND action.source = changed.source AND action.source_id = changed.source_id`,
}

async function setActive(sql: Sql, actions: readonly StoredAction[], isActive: boolean): Promise<void> {
  if (actions.length === 0) return
  await sql(SET_ACTIVE, [
    actions.map(({ notificationId }) => notificationId),
    actions.map(({ actorId }) => actorId),
    actions.map(({ source }) => source),
    actions.map(({ sourceId }) => sourceId),
    isActive,
  ])
}

const UPDATE_NOTIFICATIONS = {
  name: 'update-notifications',
  text: `
    UPDATE notifications AS notification SET
      actor_count = actor_count + actors,
      is_read = is_read AND NOT is_risen,
      updated_at = CASE WHEN is_risen THEN $4 ELSE updated_at END
    FROM (SELECT unnest($1::uuid[]) AS id, unnest($2::int[]) AS actors, unnest($3::boolean[]) AS is_risen) AS changed
    WHERE notification.id = changed.id
    RETURNING notification.id, member_id AS "memberId", is_listed AS "isListed", actor_count AS "actorCount"`,
}

import { sql, type RawBuilder } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { NOTIFICATION_GROUP_HOURS } from '#rules/limits.ts'
import { kysely, query } from '#server/platform/database/kysely.ts'
import { recordset } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { findWantedActions, type WantedAction } from './find-wanted-actions.ts'
import { loadOutcomes, type Outcome } from './load-outcomes.ts'
import { GROUPED_KINDS } from './notification-kinds.ts'
import { changedRows, type Change } from '#server/platform/notification-sources.ts'

type NewAction = WantedAction & { id: string }

type Plan = {
  changed: RawBuilder<Change>
  /** The actions that exist now. `id` is that of the notification if the action begins one. */
  wanted: RawBuilder<NewAction>
  /** Older groups accept no more actions. */
  groupsSince: Date
  now: Date
}

/** Makes the stored actions of the changed rows those that exist now, and returns what happened to each notification. */
export async function applyChanges(
  transaction: Queries,
  changes: readonly Change[],
  now: Date,
): Promise<Outcome[]> {
  const actions = await findWantedActions(transaction, changes)
  const plan: Plan = {
    changed: changedRows(changes),
    wanted: actionRows(actions.map((action) => ({ ...action, id: uuidv7({ msecs: now.getTime() }) }))),
    groupsSince: new Date(now.getTime() - NOTIFICATION_GROUP_HOURS * 60 * 60_000),
    now,
  }
  const locked = await lockNotifications(transaction, plan)
  const switched = locked.length > 0 ? await switchActions(transaction, plan) : []
  const begun = actions.length > 0 ? await beginActions(transaction, plan) : []
  return loadOutcomes(transaction, { changes, locked, switched, begun })
}

function actionRows(actions: readonly NewAction[]): RawBuilder<NewAction> {
  return recordset(actions, {
    id: 'uuid',
    source: 'text',
    sourceId: 'uuid',
    actorId: 'uuid',
    recipientId: 'uuid',
    kind: 'notification_kind',
    postId: 'uuid',
    commentId: 'uuid',
    groupId: 'uuid',
    createdAt: 'timestamptz',
  })
}

const isGrouped = (kind: string) =>
  sql<boolean>`${sql.ref(kind)} = ANY (${GROUPED_KINDS}::notification_kind[])`

/** The group that accepts the action of `action`, which is null or a recent notification with the same subject. */
function openGroup({ groupsSince }: Plan) {
  return query
    .selectFrom('notifications as open')
    .select('open.id')
    .where(
      sql<boolean>`(open.member_id, open.kind, open.subject_id)
      = (action."recipientId", action.kind, coalesce(action."commentId", action."postId", action."recipientId"))`,
    )
    .where('open.created_at', '>', groupsSince)
    .where(isGrouped('action.kind'))
    .orderBy('open.created_at', 'desc')
    .limit(1)
}

/** Statements that delete actions lock their notifications by id too. Returns which of them are listed. */
function lockNotifications(transaction: Queries, plan: Plan) {
  const groups = sql<{ id: string | null }>`SELECT (${openGroup(plan)}) FROM ${plan.wanted} AS action`
  return kysely(transaction)
    .selectFrom('notifications')
    .select(['id', 'is_listed as isListed'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom(plan.changed.as('changed'))
        .innerJoin('notification_actions as action', (join) =>
          join
            .onRef('action.source', '=', 'changed.source')
            .onRef('action.source_id', '=', 'changed.sourceId')
            .onRef('action.actor_id', '=', 'changed.actorId'),
        )
        .select('action.notification_id as id')
        .$castTo<{ id: string | null }>()
        .union(groups),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Ends the stored actions of the changed rows that do not exist any more. Resumes those that exist again, which notify nobody again,
 * unless their group accepts no more actions.
 */
function switchActions(transaction: Queries, { changed, wanted, groupsSince }: Plan) {
  const isWanted = sql<boolean>`EXISTS (
    SELECT FROM ${wanted} AS wanted
    WHERE (wanted.source, wanted."sourceId", wanted."actorId", wanted."recipientId")
      = (action.source, action.source_id, action.actor_id, notification.member_id)
  )`
  return kysely(transaction)
    .updateTable('notification_actions as action')
    .from(changed.as('changed'))
    .from('notifications as notification')
    .set({ is_active: sql<boolean>`NOT action.is_active` })
    .whereRef('action.source', '=', 'changed.source')
    .whereRef('action.source_id', '=', 'changed.sourceId')
    .whereRef('action.actor_id', '=', 'changed.actorId')
    .whereRef('notification.id', '=', 'action.notification_id')
    .where('action.is_active', '<>', isWanted)
    .where(({ eb, or, not }) =>
      or([
        eb('action.is_active', '=', true),
        eb('notification.created_at', '>', groupsSince),
        not(isGrouped('notification.kind')),
      ]),
    )
    .returning('action.notification_id as id')
    .execute()
}

/** Adds the actions that nobody was notified of yet to their groups, which move to the top, or to new notifications. */
function beginActions(transaction: Queries, plan: Plan) {
  const firstOfGroup = sql<string>`first_value(action.id) OVER (
    PARTITION BY action."recipientId", action.kind, action."postId", action."commentId" ORDER BY action.id
  )`
  const notificationId = sql<string>`CASE WHEN ${isGrouped('action.kind')}
    THEN coalesce(open_group.id, ${firstOfGroup}) ELSE action.id END`
  const begun = query
    .selectFrom(plan.wanted.as('action'))
    .leftJoinLateral(openGroup(plan).as('open_group'), (join) => join.onTrue())
    .selectAll('action')
    .select(notificationId.as('notificationId'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_actions as stored')
            .innerJoin('notifications as notification', 'notification.id', 'stored.notification_id')
            .whereRef('stored.source', '=', 'action.source')
            .whereRef('stored.source_id', '=', 'action.sourceId')
            .whereRef('stored.actor_id', '=', 'action.actorId')
            .whereRef('notification.member_id', '=', 'action.recipientId')
            .where('stored.is_active', '=', true),
        ),
      ),
    )
  const time = sql<Date>`${plan.now}::timestamptz`
  return kysely(transaction)
    .with('begun', () => begun)
    .with('risen', (queries) =>
      queries
        .insertInto('notifications')
        .columns(['id', 'member_id', 'kind', 'post_id', 'comment_id', 'group_id', 'created_at', 'updated_at'])
        .expression(
          queries
            .selectFrom('begun')
            .distinctOn('notificationId')
            .select(['notificationId', 'recipientId', 'kind', 'postId', 'commentId', 'groupId'])
            .select([time.as('createdAt'), time.as('updatedAt')]),
        )
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(({ ref }) => ({ is_read: false, updated_at: ref('excluded.updated_at') })),
        ),
    )
    .insertInto('notification_actions')
    .columns(['notification_id', 'actor_id', 'source', 'source_id', 'created_at'])
    .expression(({ selectFrom }) =>
      selectFrom('begun').select(['notificationId', 'actorId', 'source', 'sourceId', 'createdAt']),
    )
    .returning('notification_id as id')
    .execute()
}

import { sql, type Expression, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { NotificationKind } from '#server/generated/prisma/client.ts'
import { toMemberView, type MemberView } from '#server/features/members/member-view.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import { encodeCursor, type Keyset } from '#server/platform/lists/keyset.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { newestActors } from './load-actors.ts'

/** The number of actors that each notification is loaded with. */
export const LOADED_ACTORS = 3

/** The newest comment of a notification whose actors commented on a post. */
const newestComment = sql<string | null>`(
  SELECT source_id FROM notification_actions
  WHERE notification_id = notification.id AND is_active AND source = 'comment'
  ORDER BY created_at DESC, actor_id LIMIT 1
)`

function selectNotifications(notifications: RawBuilder<RowOf<'notifications'>>) {
  return query
    .selectFrom(notifications.as('notification'))
    .leftJoin('groups as group', (join) =>
      join.onRef('group.id', '=', 'notification.group_id').on('group.deleted_at', 'is', null),
    )
    .select(['group.id as groupId', 'group.slug as groupSlug', 'group.name as groupName'])
    .select([
      'notification.id',
      'notification.member_id as memberId',
      'notification.post_id as postId',
      'notification.text',
      'notification.actor_count as actorCount',
      'notification.is_read as isRead',
      'notification.updated_at as updatedAt',
    ])
    .select(sql<NotificationKind>`upper(notification.kind::text)`.as('kind'))
    .select(
      sql<string | null>`CASE notification.kind WHEN 'post_commented' THEN ${newestComment}
        ELSE notification.comment_id END`.as('commentId'),
    )
    .select(({ ref }) =>
      jsonArrayFrom(newestActors(ref('notification.id'), sql.lit(LOADED_ACTORS))).as('actors'),
    )
}

type Row<Query> = Query extends Expression<infer Selected> ? Selected : never

type NotificationRow = Row<ReturnType<typeof selectNotifications>>

export type NotificationView = Omit<NotificationRow, 'actors'> & { actors: MemberView[] }

function toView({ actors, ...notification }: NotificationRow): NotificationView {
  const toActor = (actor: NotificationRow['actors'][number]) =>
    toMemberView({ ...actor, memberCreatedAt: new Date(actor.memberCreatedAt) })
  return { ...notification, actors: actors.map(toActor) }
}

export const NOTIFICATIONS_NEWEST_FIRST: Keyset<'updatedAt' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'updated_at', field: 'updatedAt', type: 'timestamp' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

const NOTIFICATIONS = definePagedList({
  name: 'notifications',
  keyset: NOTIFICATIONS_NEWEST_FIRST,
  items: ({ memberId }: ParametersOf<{ memberId: string }>) =>
    query
      .selectFrom('notifications')
      .selectAll()
      .where('member_id', '=', memberId)
      .where(sql<boolean>`is_listed`),
  select: (page) => selectNotifications(page),
})

const NOTIFICATIONS_BY_ID = prepareQuery(
  'notifications-by-id',
  ({ memberId, ids }: ParametersOf<{ memberId: string; ids: readonly string[] }>) =>
    selectNotifications(
      sql<RowOf<'notifications'>>`(
        SELECT notifications.* FROM ${unnestIds(ids)} AS requested JOIN notifications USING (id)
        WHERE member_id = ${memberId} AND is_listed
      )`,
    ),
)

export async function listNotifications(
  dependencies: Dependencies,
  { memberId }: Viewer,
  window: ConnectionArguments,
): Promise<Page<NotificationView>> {
  return mapNodes(await NOTIFICATIONS.load(dependencies.sql, { memberId }, window), toView)
}

/** Returns the notifications of the viewer in the order of the ids, with null for all others. */
export async function loadNotifications(
  { sql: run }: Dependencies,
  { memberId }: { memberId: string },
  ids: readonly string[],
): Promise<(NotificationView | null)[]> {
  const rows = await NOTIFICATIONS_BY_ID(run, { memberId, ids })
  const found = new Map(rows.map((row) => [row.id, toView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}

export function notificationEdge(notification: NotificationView): Page<NotificationView>['edges'][number] {
  return { node: notification, cursor: encodeCursor(NOTIFICATIONS_NEWEST_FIRST, notification) }
}

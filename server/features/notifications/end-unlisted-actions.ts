import { sql } from 'kysely'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { notificationSources } from '#server/platform/notification-sources.ts'

/** Removes what lists no longer show to the member from their notifications. */
export async function endUnlistedActions(queries: Queries, memberId: string): Promise<void> {
  const [recipientId, sourceId] = [
    sql.ref<string>('notification.member_id'),
    sql.ref<string>('action.source_id'),
  ]
  const unlisted = notificationSources().map(
    ({ name, isListed }) =>
      sql<boolean>`(action.source = ${name} AND NOT ${isListed(recipientId, sourceId)})`,
  )
  await kysely(queries)
    .deleteFrom('notification_actions as action')
    .using('notifications as notification')
    .whereRef('notification.id', '=', 'action.notification_id')
    .where('notification.member_id', '=', memberId)
    .where('action.is_active', '=', true)
    .where(({ or }) => or(unlisted))
    .execute()
}

import { sql } from 'kysely'
import { changedRows, registerNotificationSource } from '#server/platform/notification-sources.ts'
import { NotificationKind } from '#server/generated/tables.ts'
import { query } from '#server/platform/database/kysely.ts'

registerNotificationSource({
  name: 'follow',
  isListed: () => sql`true`,
  findActions: (changes) =>
    query
      .selectFrom(changedRows(changes).as('changed'))
      .innerJoin('follows', (join) =>
        join.onRef('followed_id', '=', 'changed.sourceId').onRef('follower_id', '=', 'changed.actorId'),
      )
      .select(['changed.sourceId', 'changed.actorId', 'changed.sourceId as recipientId'])
      .select([sql.lit(NotificationKind.FOLLOWED).as('kind'), 'created_at as createdAt'])
      .select([sql<null>`NULL::uuid`.as('postId'), sql<null>`NULL::uuid`.as('commentId')]),
})

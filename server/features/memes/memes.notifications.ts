import { sql } from 'kysely'
import { changedRows, registerNotificationSource } from '#server/platform/notification-sources.ts'
import { isListedPost } from '#server/features/visibility/visible-to.ts'
import { NotificationKind } from '#server/generated/tables.ts'
import { query } from '#server/platform/database/kysely.ts'

registerNotificationSource({
  name: 'remix',
  isListed: isListedPost,
  findActions: (changes) =>
    query
      .selectFrom(changedRows(changes).as('changed'))
      .innerJoin('posts as remix', 'remix.id', 'changed.sourceId')
      .innerJoin('posts as original', 'original.id', 'remix.remix_of_id')
      .select(['remix.id as sourceId', 'remix.author_id as actorId', 'original.author_id as recipientId'])
      .select([sql.lit(NotificationKind.POST_REMIXED).as('kind'), 'original.id as postId'])
      .select([sql<null>`NULL::uuid`.as('commentId'), 'remix.created_at as createdAt'])
      .where('remix.is_public', '=', true)
      .whereRef('remix.author_id', '<>', 'original.author_id'),
})

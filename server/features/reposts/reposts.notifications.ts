import { sql } from 'kysely'
import { changedRows, registerNotificationSource } from '#server/platform/notification-sources.ts'
import { isListedPost } from '#server/features/visibility/visible-to.ts'
import { NotificationKind } from '#server/generated/tables.ts'
import { query } from '#server/platform/database/kysely.ts'

registerNotificationSource({
  name: 'credit',
  isListed: isListedPost,
  /** The notification shows the post with the credit. */
  findActions: (changes) =>
    query
      .selectFrom(changedRows(changes).as('changed'))
      .innerJoin('posts as post', 'post.id', 'changed.sourceId')
      .innerJoin('posts as credited', 'credited.id', 'post.credited_post_id')
      .select(['post.id as sourceId', 'post.author_id as actorId', 'credited.author_id as recipientId'])
      .select([sql.lit(NotificationKind.POST_CREDITED).as('kind'), 'post.id as postId'])
      .select([sql<null>`NULL::uuid`.as('commentId'), 'post.created_at as createdAt'])
      .where('post.is_public', '=', true)
      .whereRef('post.author_id', '<>', 'credited.author_id'),
})

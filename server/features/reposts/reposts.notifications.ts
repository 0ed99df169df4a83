import { registerNotificationSource } from '#server/features/notifications/notification-sources.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'

registerNotificationSource({
  name: 'credit',
  /** The notification shows the post with the credit. */
  async findActions(transaction, changes) {
    const credits = await kysely(transaction)
      .selectFrom('posts as post')
      .innerJoin('posts as credited', 'credited.id', 'post.credited_post_id')
      .select(['post.id as sourceId', 'post.author_id as actorId', 'credited.author_id as recipientId'])
      .select(['post.id as postId', 'post.created_at as createdAt'])
      .where('post.id', '=', anyOf(changes.map(({ sourceId }) => sourceId)))
      .where('post.is_public', '=', true)
      .whereRef('post.author_id', '<>', 'credited.author_id')
      .execute()
    return credits.map((credit) => ({ ...credit, kind: 'POST_CREDITED', commentId: null }))
  },
})

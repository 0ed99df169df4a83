import { registerNotificationSource } from '#server/features/notifications/notification-sources.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'

registerNotificationSource({
  name: 'remix',
  async findActions(transaction, changes) {
    const remixes = await kysely(transaction)
      .selectFrom('posts as remix')
      .innerJoin('posts as original', 'original.id', 'remix.remix_of_id')
      .select(['remix.id as sourceId', 'remix.author_id as actorId', 'original.author_id as recipientId'])
      .select(['original.id as postId', 'remix.created_at as createdAt'])
      .where('remix.id', '=', anyOf(changes.map(({ sourceId }) => sourceId)))
      .where('remix.is_public', '=', true)
      .whereRef('remix.author_id', '<>', 'original.author_id')
      .execute()
    return remixes.map((remix) => ({ ...remix, kind: 'POST_REMIXED', commentId: null }))
  },
})

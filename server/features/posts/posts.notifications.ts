import { sql } from 'kysely'
import { findMentions, MENTIONED_MEMBERS } from './find-mentions.ts'
import { registerNotificationSource } from '#server/platform/notification-sources.ts'
import { isListedPost } from '#server/features/visibility/visible-to.ts'
import { NotificationKind } from '#server/generated/tables.ts'
import { query } from '#server/platform/database/kysely.ts'

registerNotificationSource({
  name: 'post',
  isListed: isListedPost,
  async findActions(changes, transaction) {
    const changed = await findMentions(transaction, 'posts', changes)
    return query
      .selectFrom(changed.as('changed'))
      .innerJoin('posts as post', 'post.id', 'changed.sourceId')
      .innerJoinLateral(MENTIONED_MEMBERS.as('mentioned'), (join) => join.onTrue())
      .select(['post.id as sourceId', 'post.author_id as actorId', 'mentioned.id as recipientId'])
      .select([sql.lit(NotificationKind.MENTIONED).as('kind'), 'post.id as postId'])
      .select([sql<null>`NULL::uuid`.as('commentId'), 'post.created_at as createdAt'])
      .where('post.is_public', '=', true)
      .whereRef('mentioned.id', '<>', 'post.author_id')
  },
})

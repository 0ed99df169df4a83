import { sql, type NotNull } from 'kysely'
import { findMentions, MENTIONED_MEMBERS } from '#server/features/posts/find-mentions.ts'
import { registerNotificationSource } from '#server/platform/notification-sources.ts'
import { isListedComment } from '#server/features/visibility/visible-to.ts'
import type { NotificationKind } from '#server/generated/tables.ts'
import { query } from '#server/platform/database/kysely.ts'

registerNotificationSource({
  name: 'comment',
  isListed: isListedComment,
  /** Each recipient is notified once, by the most specific kind. */
  async findActions(changes, transaction) {
    const changed = await findMentions(transaction, 'comments', changes)
    const recipients = sql<{ recipientId: string; kind: NotificationKind; rank: number }>`(
      SELECT id AS "recipientId", 'mentioned' AS kind, 1 AS rank FROM ${MENTIONED_MEMBERS} AS mentioned
      UNION ALL VALUES (parent.author_id, 'comment_replied', 2), (post.author_id, 'post_commented', 3)
    )`
    return query
      .selectFrom(changed.as('changed'))
      .innerJoin('comments as comment', 'comment.id', 'changed.sourceId')
      .innerJoin('posts as post', 'post.id', 'comment.post_id')
      .leftJoin('comments as parent', 'parent.id', 'comment.parent_id')
      .innerJoinLateral(recipients.as('recipient'), (join) => join.onTrue())
      .distinctOn(['comment.id', 'recipientId'])
      .select(['comment.id as sourceId', 'comment.author_id as actorId', 'recipientId', 'kind'])
      .select(['comment.post_id as postId', 'comment.created_at as createdAt'])
      .select(({ eb }) =>
        eb.case().when('kind', '<>', 'post_commented').then(eb.ref('comment.id')).end().as('commentId'),
      )
      .where('comment.deleted_at', 'is', null)
      .where('comment.is_hidden', '=', false)
      .where('post.is_public', '=', true)
      .whereRef('recipientId', '<>', 'comment.author_id')
      .orderBy('comment.id')
      .orderBy('recipientId')
      .orderBy('rank')
      .$narrowType<{ actorId: NotNull }>()
  },
})

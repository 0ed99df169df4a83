import { sql, type NotNull } from 'kysely'
import { changedRows, registerNotificationSource } from '#server/platform/notification-sources.ts'
import { isListedComment, isListedPost } from '#server/features/visibility/visible-to.ts'
import { NotificationKind } from '#server/generated/tables.ts'
import { query } from '#server/platform/database/kysely.ts'

registerNotificationSource({
  name: 'post_reaction',
  isListed: isListedPost,
  findActions: (changes) =>
    query
      .selectFrom(changedRows(changes).as('changed'))
      .innerJoin('reactions as reaction', (join) =>
        join.onRef('post_id', '=', 'changed.sourceId').onRef('member_id', '=', 'changed.actorId'),
      )
      .select(['changed.sourceId', 'changed.actorId', 'author_id as recipientId', 'post_id as postId'])
      .select([sql.lit(NotificationKind.POST_LIKED).as('kind'), sql<null>`NULL::uuid`.as('commentId')])
      .select('created_at as createdAt')
      .where('reaction.kind', '=', 'like')
      .whereRef('member_id', '<>', 'author_id'),
})

registerNotificationSource({
  name: 'comment_reaction',
  isListed: isListedComment,
  findActions: (changes) =>
    query
      .selectFrom(changedRows(changes).as('changed'))
      .innerJoin('comment_reactions as reaction', (join) =>
        join.onRef('comment_id', '=', 'changed.sourceId').onRef('member_id', '=', 'changed.actorId'),
      )
      .innerJoin('comments as comment', 'comment.id', 'reaction.comment_id')
      .select(['changed.sourceId', 'changed.actorId', 'comment.author_id as recipientId'])
      .select([sql.lit(NotificationKind.COMMENT_LIKED).as('kind'), 'post_id as postId'])
      .select(['comment_id as commentId', 'reaction.created_at as createdAt'])
      .where('comment.author_id', 'is not', null)
      .where('comment.deleted_at', 'is', null)
      .where('reaction.kind', '=', 'like')
      .whereRef('member_id', '<>', 'comment.author_id')
      .$narrowType<{ recipientId: NotNull }>(),
})

import type { NotNull } from 'kysely'
import { registerNotificationSource } from '#server/features/notifications/notification-sources.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { unnestRows } from '#server/platform/database/query.ts'

const CHANGE_TYPES = { sourceId: 'uuid', actorId: 'uuid' }

registerNotificationSource({
  name: 'post_reaction',
  async findActions(transaction, changes) {
    const likes = await kysely(transaction)
      .selectFrom(unnestRows(changes, CHANGE_TYPES).as('changed'))
      .innerJoin('reactions', (join) =>
        join.onRef('post_id', '=', 'changed.sourceId').onRef('member_id', '=', 'changed.actorId'),
      )
      .select(['changed.sourceId', 'changed.actorId', 'author_id as recipientId', 'post_id as postId'])
      .select('created_at as createdAt')
      .where('kind', '=', 'like')
      .whereRef('member_id', '<>', 'author_id')
      .execute()
    return likes.map((like) => ({ ...like, kind: 'POST_LIKED', commentId: null }))
  },
})

registerNotificationSource({
  name: 'comment_reaction',
  async findActions(transaction, changes) {
    const likes = await kysely(transaction)
      .selectFrom(unnestRows(changes, CHANGE_TYPES).as('changed'))
      .innerJoin('comment_reactions as reaction', (join) =>
        join.onRef('comment_id', '=', 'changed.sourceId').onRef('member_id', '=', 'changed.actorId'),
      )
      .innerJoin('comments as comment', 'comment.id', 'reaction.comment_id')
      .select([
        'changed.sourceId',
        'changed.actorId',
        'comment.author_id as recipientId',
        'post_id as postId',
      ])
      .select(['comment_id as commentId', 'reaction.created_at as createdAt'])
      .where('comment.author_id', 'is not', null)
      .where('comment.deleted_at', 'is', null)
      .where('kind', '=', 'like')
      .whereRef('member_id', '<>', 'comment.author_id')
      .$narrowType<{ recipientId: NotNull }>()
      .execute()
    return likes.map((like) => ({ ...like, kind: 'COMMENT_LIKED' }))
  },
})

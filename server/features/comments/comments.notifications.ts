import { findMentionedMembers } from '#server/features/notifications/find-mentioned-members.ts'
import type { NotNull } from 'kysely'
import {
  registerNotificationSource,
  type Action,
} from '#server/features/notifications/notification-sources.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'

type CommentRow = {
  id: string
  authorId: string
  postId: string
  text: string
  createdAt: Date
  postAuthorId: string
  parentAuthorId: string | null
}

registerNotificationSource({
  name: 'comment',
  async findActions(transaction, changes) {
    const comments = await kysely(transaction)
      .selectFrom('comments as comment')
      .innerJoin('posts as post', 'post.id', 'comment.post_id')
      .leftJoin('comments as parent', 'parent.id', 'comment.parent_id')
      .select(['comment.id', 'comment.author_id as authorId', 'comment.post_id as postId', 'comment.text'])
      .select(['comment.created_at as createdAt', 'post.author_id as postAuthorId'])
      .select('parent.author_id as parentAuthorId')
      .where('comment.id', '=', anyOf(changes.map(({ sourceId }) => sourceId)))
      .where('comment.author_id', 'is not', null)
      .where('comment.deleted_at', 'is', null)
      .where('comment.is_hidden', '=', false)
      .where('post.is_public', '=', true)
      .$narrowType<{ authorId: NotNull }>()
      .execute()
    const mentioned = await findMentionedMembers(
      transaction,
      comments.map(({ text }) => text),
    )
    return comments.flatMap((comment, index) => actionsOf(comment, mentioned[index] ?? []))
  },
})

/** Each recipient is notified once, by the most specific kind. */
function actionsOf(comment: CommentRow, mentionedIds: readonly string[]): Action[] {
  const { id, authorId, postId, createdAt, postAuthorId, parentAuthorId } = comment
  const kinds = new Map<string, Action['kind']>([[postAuthorId, 'POST_COMMENTED']])
  if (parentAuthorId) kinds.set(parentAuthorId, 'COMMENT_REPLIED')
  for (const memberId of mentionedIds) kinds.set(memberId, 'MENTIONED')
  kinds.delete(authorId)
  return Array.from(kinds, ([recipientId, kind]) => ({
    sourceId: id,
    actorId: authorId,
    recipientId,
    kind,
    postId,
    commentId: kind === 'POST_COMMENTED' ? null : id,
    createdAt,
  }))
}

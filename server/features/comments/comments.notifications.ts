import { findMentionedMembers } from '#server/features/notifications/find-mentioned-members.ts'
import {
  registerNotificationSource,
  type Action,
} from '#server/features/notifications/notification-sources.ts'

type CommentRow = {
  id: string
  authorId: string
  postId: string
  text: string
  createdAt: Date
  postAuthorId: string
  parentAuthorId: string | null
}

const COMMENTS = {
  name: 'comments-to-notify',
  text: `
    SELECT comment.id, comment.author_id AS "authorId", comment.post_id AS "postId", comment.text,
      comment.created_at AS "createdAt", post.author_id AS "postAuthorId", parent.author_id AS "parentAuthorId"
    FROM comments AS comment
    JOIN posts AS post ON post.id = comment.post_id AND post.is_public
    LEFT JOIN comments AS parent ON parent.id = comment.parent_id
    WHERE comment.id = ANY($1) AND comment.deleted_at IS NULL AND NOT comment.is_hidden`,
}

registerNotificationSource({
  name: 'comment',
  async findActions(sql, changes) {
    const comments = await sql<CommentRow>(COMMENTS, [changes.map(({ sourceId }) => sourceId)])
    const mentioned = await findMentionedMembers(
      sql,
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

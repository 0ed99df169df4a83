import { messages } from '#rules/messages.ts'
import { lockAuthor } from '#server/platform/database/lock-member.ts'
import { logAction } from '#server/platform/log-action.ts'
import { removeFiles } from '#server/features/media/remove-media.ts'
import { publishPostChange } from '#server/features/posts/post-events.ts'
import { hideContent } from '#server/features/visibility/hide-content.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { NotAllowedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import { commentChanged, commentDeleted } from './comment-events.ts'
import type { CommentView } from './comment-query.ts'
import { requireComment } from './load-comment.ts'

/**
 * A comment with replies becomes a placeholder. A comment without replies is deleted, and so are the placeholders above
 * it that have no other replies. Returns the id of the post.
 */
export async function deleteComment(
  dependencies: Dependencies,
  viewer: Writer,
  commentId: string,
): Promise<string> {
  const comment = await requireComment(dependencies, viewer, commentId)
  if (!canDelete(comment, viewer)) throw new NotAllowedError(messages.commentNotYours)
  const { database, clock } = dependencies
  const isModerated = !isOwn(comment, viewer)
  const { postId } = comment
  const { placeholderIds, deletedIds } = await database.$transaction(async (transaction) => {
    await lockAuthor(transaction, viewer.memberId)
    await lockPost(transaction, postId)
    if (isModerated) {
      await hideContent(transaction, 'comments', 'removed', { id: commentId })
      const logged = { subjectType: 'COMMENT', subjectId: commentId, moderatorId: viewer.memberId } as const
      await logAction(transaction, clock, { action: 'DELETE_COMMENT', ...logged })
    }
    return removeComments(transaction, [commentId], clock.now())
  })
  for (const id of placeholderIds) publishEvent(dependencies, commentChanged, { commentId: id, postId })
  for (const id of deletedIds) publishEvent(dependencies, commentDeleted, { commentId: id, postId })
  publishPostChange(dependencies, postId)
  if (comment.media) await removeFiles(dependencies, [comment.media.id])
  return postId
}

export function canDelete(comment: CommentView, viewer: Viewer | null): boolean {
  if (viewer === null || comment.isDeleted) return false
  return comment.viewerModerates || isOwn(comment, viewer)
}

function isOwn({ author, postAuthorId }: CommentView, { memberId }: Viewer): boolean {
  return author?.id === memberId || postAuthorId === memberId
}

/** Comments of a post are added and deleted one after the other. */
async function lockPost(transaction: Queries, postId: string): Promise<void> {
  const post = await kysely(transaction)
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) throw new NotFoundError(messages.postNotFound)
}

type Removal = { placeholderIds: string[]; deletedIds: string[] }

/** The caller has locked the posts. A trigger deletes the images. */
export async function removeComments(
  transaction: Queries,
  ids: readonly string[],
  now: Date,
): Promise<Removal> {
  const comments = kysely(transaction)
  const emptied = await comments
    .updateTable('comments')
    .set({ author_id: null, text: '', media_id: null, deleted_at: now })
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  const placeholders = emptied.map(({ id }) => id)
  await transaction.commentReaction.deleteMany({ where: { commentId: { in: placeholders } } })
  const deletedIds: string[] = []
  let candidates = placeholders
  while (candidates.length > 0) {
    const removed = await comments
      .deleteFrom('comments')
      .where('id', '=', anyOf(candidates))
      .where('deleted_at', 'is not', null)
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('comments as reply').whereRef('reply.parent_id', '=', 'comments.id'))),
      )
      .returning(['id', 'parent_id'])
      .execute()
    deletedIds.push(...removed.map(({ id }) => id))
    candidates = removed.flatMap(({ parent_id: parentId }) => parentId ?? [])
  }
  const deleted = new Set(deletedIds)
  return { placeholderIds: placeholders.filter((id) => !deleted.has(id)), deletedIds }
}

import { messages } from '#rules/messages.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { removeFiles } from '#server/features/media/remove-media.ts'
import { postChanged } from '#server/features/posts/post-events.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { NotAllowedError, NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
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
  const { postId } = comment
  const { placeholderIds, deletedIds } = await database.$transaction(async (transaction) => {
    await lockPost(transaction, viewer.memberId, postId)
    return removeComments(transaction, [commentId], clock.now())
  })
  for (const id of placeholderIds) publishEvent(dependencies, commentChanged, { commentId: id, postId })
  for (const id of deletedIds) publishEvent(dependencies, commentDeleted, { commentId: id, postId })
  publishEvent(dependencies, postChanged, { postId })
  if (comment.media) await removeFiles(dependencies, [comment.media.id])
  return postId
}

export function canDelete({ author, postAuthorId }: CommentView, viewer: Viewer | null): boolean {
  return author !== null && (author.id === viewer?.memberId || postAuthorId === viewer?.memberId)
}

/**
 * Locks the post, so that its comments are added and deleted sequentially, and the member against the deletion of the account.
 * Both locks last until the end of the transaction.
 */
async function lockPost(transaction: Queries, memberId: string, postId: string): Promise<void> {
  const [found] = await transaction.$queryRaw<{ canAct: boolean; isFound: boolean }[]>`
    WITH locked AS (SELECT FROM posts WHERE id = ${postId}::uuid FOR NO KEY UPDATE)
    SELECT
      EXISTS (SELECT FROM members WHERE id = ${memberId}::uuid AND ${Prisma.raw(canAct('id'))}) AS "canAct",
      EXISTS (SELECT FROM locked) AS "isFound"`
  if (!found?.canAct) throw new NotAuthenticatedError()
  if (!found.isFound) throw new NotFoundError(messages.postNotFound)
}

type Removal = { placeholderIds: string[]; deletedIds: string[] }

/** The caller has locked the posts. A trigger deletes the images. */
export async function removeComments(
  transaction: Queries,
  ids: readonly string[],
  now: Date,
): Promise<Removal> {
  const emptied = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE comments SET author_id = NULL, text = '', media_id = NULL, deleted_at = ${now}
    WHERE id = ANY (${ids}::uuid[]) AND deleted_at IS NULL RETURNING id`
  const placeholders = emptied.map(({ id }) => id)
  await transaction.commentReaction.deleteMany({ where: { commentId: { in: placeholders } } })
  const deletedIds: string[] = []
  let candidates = placeholders
  while (candidates.length > 0) {
    const deleted = await transaction.$queryRaw<{ id: string; parentId: string | null }[]>`
      DELETE FROM comments WHERE id = ANY (${candidates}::uuid[]) AND deleted_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM comments AS reply WHERE reply.parent_id = comments.id)
      RETURNING id, parent_id AS "parentId"`
    deletedIds.push(...deleted.map(({ id }) => id))
    candidates = deleted.flatMap(({ parentId }) => parentId ?? [])
  }
  const deleted = new Set(deletedIds)
  return { placeholderIds: placeholders.filter((id) => !deleted.has(id)), deletedIds }
}

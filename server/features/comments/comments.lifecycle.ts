import { z } from 'zod'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import { exportContent, exportedContentShape } from '#server/features/posts/export-content.ts'
import { query } from '#server/platform/database/kysely.ts'
import { publishPostChange } from '#server/features/posts/post-events.ts'
import { hideContent, revealContent } from '#server/features/visibility/hide-content.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import type { RowLock } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { countedColumn, registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'
import { commentChanged, commentDeleted } from './comment-events.ts'
import { removeComments } from './delete-comment.ts'

const COUNTED = 'deleted_at IS NULL AND NOT is_hidden'
const tables = ['posts', 'comments', 'comment_reactions']

const commentedPosts = (memberId: string) =>
  query.selectFrom('comments').select('post_id').where('author_id', '=', memberId)

const locks: readonly RowLock[] = [
  { table: 'posts', strength: 'NO KEY UPDATE', ids: commentedPosts },
  {
    table: 'comments',
    strength: 'NO KEY UPDATE',
    ids: (memberId) =>
      query.selectFrom('comment_reactions').select('comment_id').where('member_id', '=', memberId),
  },
]

registerLifecycle({
  accountDeletion: {
    locks,
    async prepare(dependencies, transaction, authorId) {
      const comments = await transaction.comment.findMany({
        where: { authorId },
        select: { id: true, postId: true },
      })
      const ids = comments.map(({ id }) => id)
      const { placeholderIds } = await removeComments(transaction, ids, dependencies.clock.now())
      const placeholders = new Set(placeholderIds)
      return () => {
        for (const { id: commentId, postId } of comments) {
          const topic = placeholders.has(commentId) ? commentChanged : commentDeleted
          publishEvent(dependencies, topic, { commentId, postId })
        }
        for (const postId of new Set(comments.map((comment) => comment.postId)))
          publishPostChange(dependencies, postId)
      }
    },
  },
  dataExport: {
    comments: {
      schema: z.array(
        z.object({
          id: idField('comment'),
          postId: idField('post'),
          parentId: idField('comment that it replies to').nullable(),
          ...exportedContentShape,
          editedAt: dateTimeField('The time of the last change of the text.').nullable(),
        }),
      ),
      async load({ database }, authorId) {
        const comments = await database.comment.findMany({
          where: { authorId },
          orderBy: { createdAt: 'asc' },
          include: { media: true },
        })
        return comments.map((comment) => {
          const { id, postId, parentId, editedAt } = comment
          return { id, postId, parentId, ...exportContent(comment), editedAt }
        })
      },
    },
    commentReactions: {
      schema: z.array(
        z.object({
          commentId: idField('comment'),
          type: reactionTypeSchema,
          createdAt: dateTimeField('The time of creation.'),
        }),
      ),
      async load({ database }, memberId) {
        const reactions = await database.commentReaction.findMany({
          where: { memberId },
          orderBy: { createdAt: 'asc' },
        })
        return reactions.map(({ commentId, kind, createdAt }) => ({
          commentId,
          type: kind.toLowerCase(),
          createdAt,
        }))
      },
    },
  },
  suspension: {
    locks,
    async suspend(_dependencies, transaction, memberId) {
      const hidden = await hideContent(transaction, 'comments', 'author_suspended', { author_id: memberId })
      const reactions = await setReactionsHidden(transaction, memberId, true)
      return { counts: { 'hidden comments': hidden.length, 'hidden reactions to comments': reactions } }
    },
    async lift(_dependencies, transaction, memberId) {
      const shown = await revealContent(transaction, 'comments', 'author_suspended', { author_id: memberId })
      const reactions = await setReactionsHidden(transaction, memberId, false)
      return { counts: { 'shown comments': shown.length, 'shown reactions to comments': reactions } }
    },
  },
  counters: [
    countedColumn('comments of posts', 'posts.comment_count', {
      tables,
      actual: `SELECT count(*) FROM comments WHERE post_id = posts.id AND ${COUNTED}`,
    }),
    countedColumn('replies of comments', 'comments.reply_count', {
      tables,
      actual: `SELECT count(*) FROM comments AS reply WHERE reply.parent_id = comments.id
       AND reply.deleted_at IS NULL AND NOT reply.is_hidden`,
    }),
    countedColumn('likes of comments', 'comments.like_count', {
      tables,
      actual:
        "SELECT count(*) FROM comment_reactions WHERE comment_id = comments.id AND NOT is_hidden AND kind = 'like'",
    }),
    countedColumn('dislikes of comments', 'comments.dislike_count', {
      tables,
      actual:
        "SELECT count(*) FROM comment_reactions WHERE comment_id = comments.id AND NOT is_hidden AND kind = 'dislike'",
    }),
  ],
})

/** Returns the number of changed reactions. The reactions of suspended members do not count. */
async function setReactionsHidden(
  transaction: Queries,
  memberId: string,
  isHidden: boolean,
): Promise<number> {
  const { count } = await transaction.commentReaction.updateMany({
    where: { memberId, isHidden: !isHidden },
    data: { isHidden },
  })
  return count
}

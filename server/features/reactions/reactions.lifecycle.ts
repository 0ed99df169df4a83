import { z } from 'zod'
import { reactionTypeSchema } from '#rules/post-rules.ts'
import { query } from '#server/platform/database/kysely.ts'
import type { RowLock } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { countedColumn, registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'

const tables = ['posts', 'members', 'reactions']

const locks: readonly RowLock[] = [
  {
    table: 'posts',
    strength: 'NO KEY UPDATE',
    ids: (memberId) => query.selectFrom('reactions').select('post_id').where('member_id', '=', memberId),
  },
  {
    table: 'members',
    strength: 'NO KEY UPDATE',
    ids: (memberId) => query.selectFrom('reactions').select('author_id').where('member_id', '=', memberId),
  },
]

/** The reactions of suspended members do not count. */
async function setHidden(transaction: Queries, memberId: string, isHidden: boolean): Promise<number> {
  const { count } = await transaction.reaction.updateMany({
    where: { memberId, isHidden: !isHidden },
    data: { isHidden },
  })
  return count
}

registerLifecycle({
  accountDeletion: { locks },
  suspension: {
    locks,
    suspend: async (_dependencies, transaction, memberId) => ({
      counts: { 'hidden reactions to posts': await setHidden(transaction, memberId, true) },
    }),
    lift: async (_dependencies, transaction, memberId) => ({
      counts: { 'shown reactions to posts': await setHidden(transaction, memberId, false) },
    }),
  },
  dataExport: {
    reactions: {
      schema: z.array(
        z.object({
          postId: idField('post'),
          type: reactionTypeSchema,
          createdAt: dateTimeField('The time of creation.'),
        }),
      ),
      async load({ database }, memberId) {
        const reactions = await database.reaction.findMany({
          where: { memberId },
          orderBy: { createdAt: 'asc' },
        })
        return reactions.map(({ postId, kind, createdAt }) => ({
          postId,
          type: kind.toLowerCase(),
          createdAt,
        }))
      },
    },
  },
  counters: [
    countedColumn('likes of posts', 'posts.like_count', {
      tables,
      actual: "SELECT count(*) FROM reactions WHERE post_id = posts.id AND NOT is_hidden AND kind = 'like'",
    }),
    countedColumn('dislikes of posts', 'posts.dislike_count', {
      tables,
      actual:
        "SELECT count(*) FROM reactions WHERE post_id = posts.id AND NOT is_hidden AND kind = 'dislike'",
    }),
    countedColumn('scores of posts', 'posts.score', {
      tables,
      actual: `SELECT coalesce(sum(CASE kind WHEN 'like' THEN 1 ELSE -1 END), 0) FROM reactions
       WHERE post_id = posts.id AND NOT is_hidden AND member_id <> posts.author_id`,
    }),
    countedColumn('likes of members', 'members.like_count', {
      tables,
      actual: `SELECT count(*) FROM reactions
       WHERE author_id = members.id AND NOT is_hidden AND kind = 'like' AND member_id <> members.id
         AND NOT is_removed(post_id)`,
    }),
  ],
})

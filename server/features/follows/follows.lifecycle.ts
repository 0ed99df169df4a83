import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, query } from '#server/platform/database/kysely.ts'
import type { RowLock } from '#server/platform/database/lock-rows.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { countedColumn, registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'

const tables = ['members', 'follows']

const locks: readonly RowLock[] = [
  {
    table: 'members',
    strength: 'NO KEY UPDATE',
    ids: (memberId) => query.selectFrom('follows').select('followed_id').where('follower_id', '=', memberId),
  },
  {
    table: 'members',
    strength: 'NO KEY UPDATE',
    ids: (memberId) => query.selectFrom('follows').select('follower_id').where('followed_id', '=', memberId),
  },
]

registerLifecycle({
  accountDeletion: { locks },
  dataExport: {
    following: {
      schema: z.array(
        z.object({ userId: idField('followed member'), createdAt: dateTimeField('The time of the follow.') }),
      ),
      async load({ database }, followerId) {
        const follows = await database.follow.findMany({
          where: { followerId },
          orderBy: { createdAt: 'asc' },
        })
        return follows.map(({ followedId, createdAt }) => ({ userId: followedId, createdAt }))
      },
    },
    followers: {
      schema: z.array(
        z.object({ userId: idField('follower'), createdAt: dateTimeField('The time of the follow.') }),
      ),
      async load({ database }, followedId) {
        const follows = await database.follow.findMany({
          where: { followedId },
          orderBy: { createdAt: 'asc' },
        })
        return follows.map(({ followerId, createdAt }) => ({ userId: followerId, createdAt }))
      },
    },
  },
  suspension: {
    locks,
    suspend: async (_dependencies, transaction, memberId) => ({
      counts: { 'hidden follows': await updateHidden(transaction, memberId) },
    }),
    lift: async (_dependencies, transaction, memberId) => ({
      counts: { 'shown follows': await updateHidden(transaction, memberId) },
    }),
  },
  counters: [
    countedColumn('followers of members', 'members.follower_count', {
      tables,
      actual: 'SELECT count(*) FROM follows WHERE followed_id = members.id AND NOT is_hidden',
    }),
    countedColumn('followed members of members', 'members.following_count', {
      tables,
      actual: 'SELECT count(*) FROM follows WHERE follower_id = members.id AND NOT is_hidden',
    }),
  ],
})

/** A follow is hidden while one of its members is suspended. Returns the number of changed follows. */
async function updateHidden(transaction: Queries, memberId: string): Promise<number> {
  const { numUpdatedRows } = await kysely(transaction)
    .updateTable('follows')
    .from(['members as follower', 'members as followed'])
    .set({ is_hidden: sql<boolean>`NOT is_hidden` })
    .where(({ eb, or }) => or([eb('follower_id', '=', memberId), eb('followed_id', '=', memberId)]))
    .whereRef('follower.id', '=', 'follower_id')
    .whereRef('followed.id', '=', 'followed_id')
    .where(
      sql<boolean>`is_hidden <> (follower.suspended_at IS NOT NULL OR followed.suspended_at IS NOT NULL)`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

import { sql } from 'kysely'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** Posts in one transaction, of which each takes about a millisecond. */
const BATCH_SIZE = 500

/** Indexes new and changed posts, which a search finds then. */
export async function indexPosts({ database }: Dependencies): Promise<void> {
  let count: number
  do {
    count = await database.$transaction(indexBatch)
  } while (count === BATCH_SIZE)
}

/** Skips posts that other transactions are changing, and those of another process. */
async function indexBatch(transaction: Queries): Promise<number> {
  const posts = kysely(transaction)
  const next = posts
    .selectFrom('unindexed_posts')
    .select('post_id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
  const taken = await posts
    .deleteFrom('unindexed_posts')
    .where('post_id', 'in', next)
    .returning('post_id as id')
    .execute()
  const ids = taken.map(({ id }) => id)
  if (ids.length > 0) await sql`SELECT index_posts(${ids}::uuid[])::text`.execute(posts)
  return ids.length
}

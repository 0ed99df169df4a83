import { sql } from 'kysely'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

const sum = sql<number>`coalesce(sum(change), 0)::int`

/** The number of posts that everyone can see. */
export const POST_COUNT = query.selectFrom('post_count_changes').select(sum.as('count'))

const COUNT_POSTS = prepareQuery('count-posts', () => POST_COUNT)

/** Two processes never merge the same row, because PostgreSQL returns a deleted row once. */
const MERGE_CHANGES = prepareQuery(
  'merge-post-count-changes',
  () => sql`
    WITH merged AS (DELETE FROM post_count_changes RETURNING change)
    INSERT INTO post_count_changes (change) SELECT ${sum} FROM merged`,
)

export async function countPosts({ sql: run }: Dependencies): Promise<number> {
  const [row] = await COUNT_POSTS(run, {})
  return row?.count ?? 0
}

/** Every post adds a row to the count, so that no transaction waits for another. This replaces the rows by their sum. */
export async function mergePostCountChanges({ sql: run }: Dependencies): Promise<void> {
  await MERGE_CHANGES(run, {})
}

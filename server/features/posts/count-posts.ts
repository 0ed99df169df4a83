import { sql } from 'kysely'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { PostList } from './post-lists.ts'

const sum = sql<number>`coalesce(sum(change), 0)::int`

const COUNT_ALL = prepareQuery('count-posts', () =>
  query.selectFrom('post_count_changes').select(sum.as('count')),
)

const COUNT_OF_MEMBER = prepareQuery(
  'count-posts-of-member',
  ({ memberId }: ParametersOf<{ memberId: string }>) =>
    query.selectFrom('members').select('post_count as count').where('id', '=', memberId),
)

/** Two processes never merge the same row, because PostgreSQL returns a deleted row once. */
const MERGE_CHANGES = prepareQuery(
  'merge-post-count-changes',
  () => sql`
    WITH merged AS (DELETE FROM post_count_changes RETURNING change)
    INSERT INTO post_count_changes (change) SELECT ${sum} FROM merged`,
)

/** Returns the number of posts in a list that everyone can see. */
export async function countPosts({ sql: run }: Dependencies, list: PostList): Promise<number> {
  const [row] = list.kind === 'member' ? await COUNT_OF_MEMBER(run, list) : await COUNT_ALL(run, {})
  return row?.count ?? 0
}

/** Every post adds a row to the count, so that no transaction waits for another. This replaces the rows by their sum. */
export async function mergePostCountChanges({ sql: run }: Dependencies): Promise<void> {
  await MERGE_CHANGES(run, {})
}

import { MAX as MAX_UUID, NIL as NIL_UUID } from 'uuid'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Statement } from '#server/platform/database/types.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { encodeCursor } from '#server/platform/database/keyset.ts'
import { PUBLIC } from '#server/features/visibility/visible-to.ts'
import { withPlannerLimit, SORT_COLUMN, type PostList } from './post-lists.ts'
import { selectPosts, toPostView, type PostRow, type PostView } from './post-view.ts'

/** How many posts a list has; $1 is the list as milestones know it. */
const TOTAL = {
  all: `(
    SELECT below + (SELECT coalesce(sum(change), 0) FROM post_changes)
    FROM post_milestones WHERE list = $1 AND key = 'infinity'
  )`,
  member: '(SELECT post_count FROM members WHERE id = $1)',
}

const KINDS = {
  feed: { total: TOTAL.all, isOfList: 'true', keyOfMilestone: 'from_milliseconds(key)' },
  trending: { total: TOTAL.all, isOfList: 'true', keyOfMilestone: 'key' },
  member: { total: TOTAL.member, isOfList: 'author_id = $1', keyOfMilestone: 'from_milliseconds(key)' },
} as const

export async function countPosts({ sql }: Dependencies, list: PostList): Promise<number> {
  const { total } = KINDS[list.kind]
  const statement = { name: `count-${list.kind}`, text: `SELECT coalesce(${total}, 0)::int AS count` }
  const [row] = await sql<{ count: number }>(statement, [milestonesOf(list)])
  return row?.count ?? 0
}

/**
 * The cursor after which page `number` begins, counted from 1; null for the first page. Undefined when the list has no
 * such page.
 */
export async function pageStart(
  { sql }: Dependencies,
  list: PostList,
  number: number,
  size: number,
): Promise<string | null | undefined> {
  if (number === 1) return null
  const lastOfPageBefore = (number - 1) * size - 1
  const [row, firstOfPage] = await sql<{ id: string; key: Date | number }>(startStatement(list), [
    milestonesOf(list),
    lastOfPageBefore,
  ])
  return row && firstOfPage && encodeCursor({ id: row.id, key: Number(row.key) })
}

/** Page and count are of the same moment. Beyond the last a page is empty. */
export async function readNumberedPage(
  { sql }: Dependencies,
  viewer: Viewer,
  list: PostList,
  { number, size }: { number: number; size: number },
): Promise<{ posts: PostView[]; totalCount: number }> {
  const rows = await sql<{ totalCount: number } & (PostRow | { id: null })>(pageStatement(list), [
    milestonesOf(list),
    (number - 1) * size,
    size,
    viewer.memberId,
  ])
  return {
    posts: rows.filter((row): row is typeof row & PostRow => row.id !== null).map(toPostView),
    totalCount: rows[0]?.totalCount ?? 0,
  }
}

function startStatement(list: PostList): Statement {
  const sortColumn = SORT_COLUMN[list.kind]
  return {
    name: `start-of-page-${list.kind}`,
    text: `${findStart(list)} ${rowsFromStart(list, `id, ${sortColumn} AS key`)} LIMIT 2`,
  }
}

function pageStatement(list: PostList): Statement {
  const page = selectPosts(withPlannerLimit(rowsFromStart(list, '*'), '$3'), '$4')
  return {
    name: `page-${list.kind}`,
    text: `${findStart(list)}
      SELECT page.*, total.posts::int AS "totalCount" FROM total LEFT JOIN (${page}) AS page ON true
      ORDER BY page."${list.kind === 'trending' ? 'hotScore' : 'createdAt'}" DESC, page.id DESC`,
  }
}

/**
 * Which milestone is next above the place with $2 posts above it: how many are below the milestone is what it says, and
 * what was noted since. `slack` is the most by which these may differ. The top of the list is always one.
 */
function findStart(list: PostList): string {
  const { total, isOfList, keyOfMilestone } = KINDS[list.kind]
  return `
    WITH noted AS MATERIALIZED (
      SELECT ${SORT_COLUMN[list.kind]} AS key, post_id, change FROM post_changes WHERE ${isOfList}
    ),
    total AS MATERIALIZED (
      SELECT coalesce(${total}, 0) AS posts, (SELECT count(*) FROM noted) AS slack
    ),
    milestone AS (
      SELECT ${keyOfMilestone} AS key, post_id, below FROM post_milestones
      WHERE list = $1 AND below >= (SELECT posts - $2::bigint + slack FROM total)
      ORDER BY below LIMIT 1
    ),
    start AS MATERIALIZED (
      SELECT key, post_id, below + (
        SELECT coalesce(sum(change), 0) FROM noted
        WHERE (noted.key, noted.post_id) < (milestone.key, milestone.post_id)
      ) AS below
      FROM milestone
      UNION ALL SELECT 'infinity', max_uuid(), posts FROM total
      ORDER BY below LIMIT 1
    )`
}

function rowsFromStart(list: PostList, columns: string): string {
  const place = `${SORT_COLUMN[list.kind]}, id`
  return `
    SELECT ${columns} FROM posts
    WHERE ${PUBLIC} AND ${KINDS[list.kind].isOfList} AND (${place}) < ((SELECT key FROM start), (SELECT post_id FROM start))
    ORDER BY ${SORT_COLUMN[list.kind]} DESC, id DESC
    OFFSET (SELECT start.below - total.posts + $2::bigint FROM start, total)`
}

/** A member's milestones bear their id, those of all posts the two ids that nobody has. */
function milestonesOf(list: PostList): string {
  if (list.kind === 'member') return list.memberId
  return list.kind === 'feed' ? NIL_UUID : MAX_UUID
}

import { sql, type RawBuilder } from 'kysely'
import { MAX as MAX_UUID, NIL as NIL_UUID } from 'uuid'
import { COUNTED_ROWS_MAX } from '#rules/limits.ts'
import { columnsOf, encodeCursor, orderOf, orderOfPage } from '#server/platform/database/keyset.ts'
import { limitRows } from '#server/platform/database/page-query.ts'
import type { OneList, PagedList } from '#server/platform/database/paged-list.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { trendingFor } from '#server/features/reposts/clusters.ts'
import { isPublic, listedFor, visibleTo } from '#server/features/visibility/visible-to.ts'
import { HOTTEST_FIRST, NEWEST_FIRST, type PostList } from './post-lists.ts'
import { selectPosts, toPostView, type PostRow, type PostView } from './post-query.ts'

/** `list` is the id of the list in `post_milestones`. */
type ListId = ParametersOf<{ list: string }>
type Position = ParametersOf<{ list: string; offset: number }>
type PageOfViewer = ParametersOf<{ list: string; offset: number; size: number; viewerId: string }>

type PageRow = { totalCount: number } & (PostRow | { [Column in keyof PostRow]: null })

/** A kind of list: the number of its posts, the condition for its posts, and the sort key stored in a checkpoint. */
type ListKind = {
  keyset: typeof NEWEST_FIRST | typeof HOTTEST_FIRST
  total: (parameters: ListId) => RawBuilder<number>
  contains: (parameters: ListId) => RawBuilder<boolean>
  checkpointKey: RawBuilder<unknown>
  isShown: (viewerId: RawBuilder<string>) => RawBuilder<boolean>
}

const countAll = (parameters: ListId) => sql<number>`(
  SELECT below + (SELECT coalesce(sum(change), 0) FROM post_changes)
  FROM post_milestones WHERE list = ${parameters.list} AND key = 'infinity'
)`

const QUERIES = {
  feed: queriesOf('feed', {
    keyset: NEWEST_FIRST,
    total: countAll,
    contains: () => sql`true`,
    checkpointKey: sql`from_milliseconds(key)`,
    isShown: listedFor,
  }),
  trending: queriesOf('trending', {
    keyset: HOTTEST_FIRST,
    total: countAll,
    contains: () => sql`true`,
    checkpointKey: sql`key`,
    isShown: trendingFor,
  }),
  member: queriesOf('member', {
    keyset: NEWEST_FIRST,
    total: (parameters) => sql`(SELECT post_count FROM members WHERE id = ${parameters.list})`,
    contains: (parameters) => sql`author_id = ${parameters.list}`,
    checkpointKey: sql`from_milliseconds(key)`,
    isShown: visibleTo,
  }),
}

/** The pages of a list by their number, from 1. */
export type NumberedPages = {
  count(): Promise<number>
  /** The cursor after which a page begins. Null for the first page, undefined if the page does not exist. */
  start(number: number, size: number): Promise<string | null | undefined>
}

/** Pages of a list with rank checkpoints, at the same cost for every page (decision 0016). */
export function checkpointPages(
  dependencies: Dependencies,
  list: PostList,
  knownCount?: number,
): NumberedPages {
  return {
    count: async () => knownCount ?? countPosts(dependencies, list),
    start: (number, size) => pageStart(dependencies, list, number, size),
  }
}

/** Pages of any other list, found by skipping rows. */
export function offsetPages<ListValues, Row>(
  { sql: run }: Pick<Dependencies, 'sql'>,
  { count, cursorAt }: Pick<PagedList<ListValues, Row>, 'count' | 'cursorAt'>,
  values: OneList<ListValues>,
): NumberedPages {
  return {
    count: () => count(run, values, COUNTED_ROWS_MAX),
    async start(number, size) {
      if (number === 1) return null
      const offset = (number - 1) * size - 1
      return offset < COUNTED_ROWS_MAX ? cursorAt(run, values, offset) : undefined
    },
  }
}

async function countPosts(dependencies: Dependencies, list: PostList): Promise<number> {
  const [row] = await QUERIES[list.kind].count(dependencies.sql, { list: checkpointListOf(list) })
  return row?.count ?? 0
}

async function pageStart(
  dependencies: Dependencies,
  list: PostList,
  number: number,
  size: number,
): Promise<string | null | undefined> {
  if (number === 1) return null
  const [row, firstOfPage] = await QUERIES[list.kind].start(dependencies.sql, {
    list: checkpointListOf(list),
    // The statement returns the last post of the previous page, and the first of this page, which shows that it exists.
    offset: (number - 1) * size - 1,
  })
  if (!row || !firstOfPage) return undefined
  return list.kind === 'trending' ? encodeCursor(HOTTEST_FIRST, row) : encodeCursor(NEWEST_FIRST, row)
}

/** Reads the page and the count in one statement, so that they are consistent. Pages after the last one are empty. */
export async function readNumberedPage(
  dependencies: Dependencies,
  viewer: Viewer,
  list: PostList,
  { number, size }: { number: number; size: number },
): Promise<{ posts: PostView[]; totalCount: number }> {
  const rows = await QUERIES[list.kind].page(dependencies.sql, {
    list: checkpointListOf(list),
    offset: (number - 1) * size,
    size,
    viewerId: viewer.memberId,
  })
  return {
    posts: rows.filter((row): row is PageRow & PostRow => row.id !== null).map(toPostView),
    totalCount: rows[0]?.totalCount ?? 0,
  }
}

function queriesOf(name: string, kind: ListKind) {
  return {
    count: prepareQuery(
      `count-${name}`,
      (parameters: ListId) =>
        sql<{ count: number }>`SELECT coalesce(${kind.total(parameters)}, 0)::int AS count`,
    ),
    start: prepareQuery(
      `start-of-page-${name}`,
      (parameters: Position) => sql<{ id: string; createdAt: Date; hotScore: number }>`
        ${findStart(kind, parameters)}
        SELECT id, created_at AS "createdAt", hot_score AS "hotScore"
        FROM (${rowsFromStart(kind, parameters)}) AS posts LIMIT 2`,
    ),
    page: prepareQuery(`page-${name}`, (parameters: PageOfViewer) => {
      const rows = limitRows(rowsFromStart(kind, parameters), parameters.size)
      // Pages are the same for everyone, so a page without hidden posts is shorter.
      const isShown = kind.isShown(parameters.viewerId)
      const posts = sql<RowOf<'posts'>>`(SELECT * FROM ${rows} AS posts WHERE ${isShown})`
      return sql<PageRow>`
        ${findStart(kind, parameters)}
        SELECT page.*, total.posts::int AS "totalCount"
        FROM total LEFT JOIN (${selectPosts(posts, parameters.viewerId)}) AS page ON true
        ORDER BY ${orderOfPage(kind.keyset, 'page')}`
    }),
  }
}

/**
 * Finds the nearest checkpoint above the position with `offset` posts above it. The rank of a checkpoint is its stored
 * number of posts below, corrected by the pending changes; `drift` is the most by which the two can differ. The top of the
 * list is always a checkpoint.
 */
function findStart(
  { keyset, total, contains, checkpointKey }: ListKind,
  parameters: Position,
): RawBuilder<unknown> {
  return sql`
    WITH pending AS MATERIALIZED (
      SELECT ${sql.ref(keyset.keys[0].column)} AS key, post_id, change FROM post_changes
      WHERE ${contains(parameters)}
    ),
    total AS MATERIALIZED (
      SELECT coalesce(${total(parameters)}, 0) AS posts, (SELECT count(*) FROM pending) AS drift
    ),
    checkpoint AS (
      SELECT ${checkpointKey} AS key, post_id, below FROM post_milestones
      WHERE list = ${parameters.list}
        AND below >= (SELECT posts - ${parameters.offset}::bigint + drift FROM total)
      ORDER BY below LIMIT 1
    ),
    start AS MATERIALIZED (
      SELECT key, post_id, below + (
        SELECT coalesce(sum(change), 0) FROM pending
        WHERE (pending.key, pending.post_id) < (checkpoint.key, checkpoint.post_id)
      ) AS below
      FROM checkpoint
      UNION ALL SELECT 'infinity', max_uuid(), posts FROM total
      ORDER BY below LIMIT 1
    )`
}

function rowsFromStart({ keyset, contains }: ListKind, parameters: Position): RawBuilder<unknown> {
  return sql`
    SELECT * FROM posts
    WHERE ${isPublic} AND ${contains(parameters)}
      AND (${columnsOf(keyset)}) < ((SELECT key FROM start), (SELECT post_id FROM start))
    ORDER BY ${orderOf(keyset)}
    OFFSET (SELECT start.below - total.posts + ${parameters.offset}::bigint FROM start, total)`
}

/** Checkpoints of a member's list have the id of the member; those of the lists of all posts have reserved ids. */
function checkpointListOf(list: PostList): string {
  if (list.kind === 'member') return list.memberId
  return list.kind === 'feed' ? NIL_UUID : MAX_UUID
}

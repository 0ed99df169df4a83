import { sql, type Expression, type RawBuilder } from 'kysely'
import { NUMBERED_POSTS_MAX } from '#rules/limits.ts'
import {
  columnsOf,
  encodeCursor,
  orderOf,
  orderOfPage,
  type Keyset,
  type SortValue,
} from '#server/platform/lists/keyset.ts'
import { limitRows } from '#server/platform/lists/page-query.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { trendingFor } from '#server/features/visibility/clusters.ts'
import { isPublic, listedFor, listedOnProfileFor } from '#server/features/visibility/visible-to.ts'
import { POST_COUNT } from './count-posts.ts'
import { HOTTEST_FIRST, NEWEST_FIRST, type PostList } from './post-lists.ts'
import { selectPosts, toPostView, type PostRow, type PostView } from './post-query.ts'

type Rows = ParametersOf<{ memberId?: string; offset: number; limit: number }>

type PageRow = { totalPosts: number } & (PostRow | { [Column in keyof PostRow]: null })

type NumberedList<Field extends string = string> = {
  keyset: Keyset<Field>
  total: (rows: Rows) => Expression<{ count: number }>
  contains: (rows: Rows) => RawBuilder<boolean>
  isShown: (viewerId: RawBuilder<string>) => RawBuilder<boolean>
}

const allPosts = { total: () => POST_COUNT, contains: () => isPublic }

const LISTS = {
  feed: defineNumberedList('feed', { ...allPosts, keyset: NEWEST_FIRST, isShown: listedFor }),
  trending: defineNumberedList('trending', { ...allPosts, keyset: HOTTEST_FIRST, isShown: trendingFor }),
  member: defineNumberedList('member', {
    keyset: NEWEST_FIRST,
    total: ({ memberId }) =>
      query
        .selectFrom('members')
        .select('post_count as count')
        .where(sql<boolean>`id = ${memberId}`),
    contains: ({ memberId }) => sql`${isPublic} AND author_id = ${memberId}`,
    isShown: listedOnProfileFor,
  }),
}

/** Part of the descriptions of both APIs. */
export const REACHED_POSTS = `${NUMBERED_POSTS_MAX.toLocaleString('en')} posts`

/** `number` starts at 1. */
type NumberedPage = { number: number; size: number }

/** The number of pages of a list with this many posts (decision 0056). */
export function countPages(posts: number, size: number): number {
  return Math.ceil(Math.min(posts, NUMBERED_POSTS_MAX) / size)
}

/** Reads the page and the count in one statement, so that they are consistent. A page after the last one is empty. */
export async function loadNumberedPage(
  { sql: run }: Dependencies,
  { memberId: viewerId }: Viewer,
  list: PostList,
  { number, size }: NumberedPage,
): Promise<{ posts: PostView[]; totalPosts: number }> {
  const offset = Math.min((number - 1) * size, NUMBERED_POSTS_MAX)
  const limit = Math.min(size, NUMBERED_POSTS_MAX - offset)
  const rows = await LISTS[list.kind].loadPage(run, { ...list, viewerId, offset, limit })
  return {
    posts: rows.filter((row): row is PageRow & PostRow => row.id !== null).map(toPostView),
    totalPosts: rows[0]?.totalPosts ?? 0,
  }
}

/** Returns the cursor after which a page begins: null for the first page, undefined if the page does not exist. */
export async function findPageStart(
  { sql: run }: Dependencies,
  list: PostList,
  { number, size }: NumberedPage,
): Promise<string | null | undefined> {
  const offset = (number - 1) * size
  if (offset === 0) return null
  if (offset >= NUMBERED_POSTS_MAX) return undefined
  // The second position is that of the first post of the page, which shows that the page exists.
  const [start, next] = await LISTS[list.kind].loadCursors(run, { ...list, offset: offset - 1, limit: 2 })
  return next && start
}

function defineNumberedList<Field extends string>(name: string, list: NumberedList<Field>) {
  const { keyset, isShown } = list
  const columns = keyset.keys.map(({ column, field }) => sql`${sql.ref(column)} AS ${sql.id(field)}`)
  const loadPositions = prepareQuery(
    `positions-${name}`,
    (rows: Rows) =>
      sql<Record<Field, SortValue>>`SELECT ${sql.join(columns)} FROM ${positionsOf(list, rows)} AS position`,
  )
  const loadPage = prepareQuery(`page-${name}`, (rows: Rows & ParametersOf<{ viewerId: string }>) => {
    // Positions are the same for everyone, so a page without posts that the viewer hides is shorter.
    const shown = sql<RowOf<'posts'>>`(
      SELECT * FROM posts
      WHERE id IN (SELECT id FROM ${positionsOf(list, rows)} AS position) AND ${isShown(rows.viewerId)}
    )`
    return sql<PageRow>`
      SELECT page.*, total.count AS "totalPosts" FROM (${list.total(rows)}) AS total
      LEFT JOIN (${selectPosts(shown, rows.viewerId)}) AS page ON true ORDER BY ${orderOfPage(keyset, 'page')}`
  })
  return {
    loadPage,
    async loadCursors(...request: Parameters<typeof loadPositions>) {
      const positions = await loadPositions(...request)
      return positions.map((position) => encodeCursor(keyset, position))
    },
  }
}

/** An index contains all these columns, so PostgreSQL skips posts without reading their rows. */
function positionsOf(
  { keyset, contains }: Pick<NumberedList, 'keyset' | 'contains'>,
  rows: Rows,
): RawBuilder<unknown> {
  return limitRows(
    sql`
      SELECT ${columnsOf(keyset)} FROM posts WHERE ${contains(rows)}
      ORDER BY ${orderOf(keyset)} OFFSET ${rows.offset}::int`,
    rows.limit,
  )
}

import { sql, type RawBuilder } from 'kysely'
import { COUNTED_ROWS_MAX } from '#rules/limits.ts'
import { BEST_FIRST, HOTTEST_FIRST, NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import { selectPosts } from '#server/features/posts/post-query.ts'
import { listedFor } from '#server/features/visibility/visible-to.ts'
import { limitRows, type RowWindow } from '#server/platform/lists/page-query.ts'
import { definePagedList } from '#server/platform/lists/paged-list.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Sql } from '#server/platform/database/types.ts'

/** The conditions of a search. The first five are the arguments of the function `search_query` in the migration. */
export type PostSearch = {
  words: readonly string[]
  phrases: readonly string[]
  excluded: readonly string[]
  filters: readonly string[]
  excludedFilters: readonly string[]
  after: Date | '-infinity'
  before: Date | 'infinity'
}

type Search = ParametersOf<PostSearch>
/** For a frequent search, the posts at the beginning of the list are read first. */
type ViewerSearch = PostSearch & { viewerId: string | null; isFrequent: boolean }
type Parameters = ParametersOf<ViewerSearch>
type Posts = RawBuilder<RowOf<'posts'>>

/** Matches that are read by the index of words, and newest posts that are read if there are more. */
export const MATCHES_MAX = COUNTED_ROWS_MAX
/** Posts that are read in the order of the list, in which a page of a frequent search is nearly always found. */
export const SCANNED_MAX = 2000

function queryOf({ words, phrases, excluded, filters, excludedFilters }: Search): RawBuilder<unknown> {
  return sql`search_query(
    ${words}::text[], ${phrases}::text[], ${excluded}::text[], ${filters}::text[], ${excludedFilters}::text[]
  )`
}

/** The subquery lets PostgreSQL call the function once. */
const matches = (search: Search) => sql`vector @@ (SELECT ${queryOf(search)})`

/** Matches posts whose text contains the complete words. A word with spaces is a phrase. */
const hasInText = (words: RawBuilder<unknown>) =>
  sql`coalesce((vector @@ (SELECT search_query(${words}, '{}', '{}', '{}', '{}', 'A')))::int, 0)`

const isInPeriod = ({ after, before }: Search) =>
  sql<boolean>`(created_at >= ${after}::timestamptz AND created_at < ${before}::timestamptz)`

/** PostgreSQL estimates the number of matches in any period by its statistics of all posts. */
export const ESTIMATE_MATCHES = prepareQuery(
  'estimate-search',
  (search: Search) => sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    EXPLAIN (FORMAT JSON) SELECT FROM post_search WHERE vector @@ ${queryOf(search)}`,
)

/** All matching posts by the index of words. If there are too many, a part of them and those among the newest posts. */
const foundWith = (relevanceOf: (search: Search) => RawBuilder<number>) => (search: Parameters) =>
  sql<RowOf<'posts'> & { relevance: number }>`
    WITH hits AS MATERIALIZED (
      SELECT post_id, created_at, vector FROM post_search WHERE ${matches(search)} LIMIT ${sql.lit(MATCHES_MAX)}
    ),
    newest AS (
      SELECT post_id, vector FROM post_search
      WHERE (SELECT count(*) FROM hits) = ${sql.lit(MATCHES_MAX)} AND ${isInPeriod(search)}
      ORDER BY created_at DESC LIMIT ${sql.lit(MATCHES_MAX)}
    ),
    matches AS (
      SELECT post_id, ${relevanceOf(search)} AS relevance FROM hits WHERE ${isInPeriod(search)}
      UNION
      SELECT post_id, ${relevanceOf(search)} FROM newest WHERE ${matches(search)}
    )
    SELECT posts.*, relevance FROM matches
    CROSS JOIN LATERAL (SELECT * FROM posts WHERE posts.id = matches.post_id OFFSET 0) AS posts
    WHERE ${listedFor(search.viewerId)}`

const found = foundWith(() => sql.lit(0))

const COUNT_MATCHES = prepareQuery(
  'count-matches',
  (search: Parameters) => sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM (${found(search)}) AS items LIMIT ${sql.lit(COUNTED_ROWS_MAX)}
    ) AS counted`,
)

/** Counts the matches up to the maximum. */
export async function countMatches(run: Sql, search: ViewerSearch): Promise<number> {
  const [row] = await COUNT_MATCHES(run, search)
  return row?.count ?? 0
}

/** Posts with all words in their text come first, with the exact phrase before others. */
const foundByRelevance = foundWith(
  ({ words }) =>
    sql`${hasInText(sql`${words}::text[]`)} + ${hasInText(sql`ARRAY[array_to_string(${words}::text[], ' ')]`)}`,
)

/** Reads the posts in the order of the list and looks up the words of each, and continues with `found` if the page is not full. */
function scanFirst({ condition, order, limit }: RowWindow, search: Parameters): Posts {
  const first = sql`SELECT * FROM posts WHERE ${search.isFrequent}::bool AND ${condition} ORDER BY ${order} LIMIT ${sql.lit(SCANNED_MAX)}`
  const scanned = limitRows(
    sql`
      SELECT * FROM (${first}) AS first WHERE ${isInPeriod(search)} AND ${listedFor(search.viewerId)}
        AND coalesce((SELECT ${matches(search)} FROM post_search WHERE post_id = first.id), false)`,
    limit,
  )
  const rest = limitRows(
    sql`
      SELECT * FROM (${found(search)}) AS items
      WHERE (SELECT count(*) FROM scanned) < ${limit} AND ${condition} ORDER BY ${order}`,
    limit,
  )
  return limitRows(
    sql`
      WITH scanned AS MATERIALIZED (SELECT *, 0 AS relevance FROM ${scanned} AS page)
      SELECT * FROM (SELECT * FROM scanned UNION SELECT * FROM ${rest} AS page) AS merged ORDER BY ${order}`,
    limit,
  )
}

const selectCards = (page: Posts, { viewerId }: Parameters) => selectPosts(page, viewerId)

export const MOST_RELEVANT = definePagedList({
  name: 'search-relevant',
  keyset: {
    direction: 'descending',
    keys: [
      { column: 'relevance', field: 'relevance', type: 'integer' },
      { column: 'hot_score', field: 'hotScore', type: 'number' },
      { column: 'id', field: 'id', type: 'uuid' },
    ],
  },
  items: foundByRelevance,
  select: (page, parameters) =>
    selectCards(sql`${page}`, parameters).select(sql<number>`post.relevance`.as('relevance')),
})

export const SORTED = {
  /** The order of a frequent search. */
  RELEVANCE: definePagedList({
    name: 'search-hottest',
    keyset: HOTTEST_FIRST,
    read: scanFirst,
    select: selectCards,
  }),
  NEWEST: definePagedList({
    name: 'search-newest',
    keyset: NEWEST_FIRST,
    /** The index of this order can begin at the end of the period. */
    read: ({ condition, ...window }, search) =>
      scanFirst({ ...window, condition: sql`${condition} AND ${isInPeriod(search)}` }, search),
    select: selectCards,
  }),
  TOP: definePagedList({
    name: 'search-best',
    keyset: BEST_FIRST,
    read: scanFirst,
    /** The score is part of the position in the list. */
    select: (page, parameters) => selectCards(page, parameters).select('post.score'),
  }),
}

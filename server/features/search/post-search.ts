import { sql, type RawBuilder } from 'kysely'
import { BEST_FIRST, HOTTEST_FIRST, NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import { selectPosts } from '#server/features/posts/post-query.ts'
import { listedFor } from '#server/features/visibility/visible-to.ts'
import type { Keyset } from '#server/platform/database/keyset.ts'
import { definePagedList } from '#server/platform/database/paged-list.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Tables } from '#server/platform/database/tables.ts'

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
type Parameters = ParametersOf<PostSearch & { viewerId: string }>

/** Newest posts in the period that are read to estimate how many posts match. */
const SAMPLE = 200
/** More matches than this are found sooner by reading posts in the order of the list. */
export const INDEXED_MATCHES_MAX = 5000

/** The subquery lets PostgreSQL call the function once. */
function queryOf({ words, phrases, excluded, filters, excludedFilters }: Search): RawBuilder<unknown> {
  return sql`(SELECT search_query(
    ${words}::text[], ${phrases}::text[], ${excluded}::text[], ${filters}::text[], ${excludedFilters}::text[]
  ))`
}

/** Matches posts whose text contains the complete words. A word with spaces is a phrase. */
function wordsInText(words: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT search_query(${words}, '{}', '{}', '{}', '{}', 'A'))`
}

function isInPeriod({ after, before }: Search): RawBuilder<boolean> {
  return sql`(created_at >= ${after}::timestamptz AND created_at < ${before}::timestamptz)`
}

/** If the period has few posts, all of them are read. */
export const ESTIMATE_MATCHES = prepareQuery(
  'estimate-search',
  (search: Search) => sql<{ isFrequent: boolean }>`
    SELECT CASE
      WHEN sampled < ${sql.lit(SAMPLE)} THEN ${search.after} > '-infinity'::timestamptz OR ${search.before} < 'infinity'::timestamptz
      ELSE matching * posts / ${sql.lit(SAMPLE)} > ${sql.lit(INDEXED_MATCHES_MAX)}
    END AS "isFrequent"
    FROM (
      SELECT count(*) AS sampled, count(*) FILTER (WHERE vector @@ ${queryOf(search)}) AS matching FROM (
        SELECT vector FROM post_search WHERE ${isInPeriod(search)} ORDER BY created_at DESC LIMIT ${sql.lit(SAMPLE)}
      ) AS newest
    ) AS sample,
    (SELECT reltuples AS posts FROM pg_class WHERE oid = 'post_search'::regclass) AS total`,
)

/** Finds frequent matches: PostgreSQL reads the posts in the order of the list, and looks up the words of each. */
const scanned = (search: Parameters) => sql<Tables['posts']>`
  SELECT * FROM posts
  WHERE ${isInPeriod(search)} AND ${listedFor(search.viewerId)}
    AND coalesce((SELECT vector @@ ${queryOf(search)} FROM post_search WHERE post_id = posts.id), false)`

/**
 * Finds rare matches: all matching posts by the index of words. Posts with all words in their text come first, with the
 * exact phrase before others.
 */
const found = (search: Parameters) => sql<Tables['posts'] & { relevance: number }>`
  WITH matches AS MATERIALIZED (
    SELECT post_id,
      coalesce((vector @@ ${wordsInText(sql`${search.words}::text[]`)})::int, 0)
        + coalesce((vector @@ ${wordsInText(sql`ARRAY[array_to_string(${search.words}::text[], ' ')]`)})::int, 0)
        AS relevance
    FROM post_search WHERE vector @@ ${queryOf(search)}
  )
  SELECT posts.*, relevance FROM matches
  CROSS JOIN LATERAL (SELECT * FROM posts WHERE posts.id = matches.post_id OFFSET 0) AS posts
  WHERE ${isInPeriod(search)} AND ${listedFor(search.viewerId)}`

const MOST_RELEVANT_FIRST: Keyset<'relevance' | 'hotScore' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'relevance', field: 'relevance', type: 'integer' },
    { column: 'hot_score', field: 'hotScore', type: 'number' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

const selectCards = (page: RawBuilder<Tables['posts']>, { viewerId }: Parameters) =>
  selectPosts(page, viewerId)

/** The score is part of the position in the list. */
const selectWithScore = (page: RawBuilder<Tables['posts']>, { viewerId }: Parameters) =>
  selectPosts(page, viewerId).select('post.score')

export const FREQUENT = {
  RELEVANCE: definePagedList({
    name: 'search-frequent-hottest',
    keyset: HOTTEST_FIRST,
    items: scanned,
    select: selectCards,
  }),
  NEWEST: definePagedList({
    name: 'search-frequent-newest',
    keyset: NEWEST_FIRST,
    items: scanned,
    select: selectCards,
  }),
  TOP: definePagedList({
    name: 'search-frequent-best',
    keyset: BEST_FIRST,
    items: scanned,
    select: selectWithScore,
  }),
}

export const RARE = {
  RELEVANCE: definePagedList({
    name: 'search-rare-relevant',
    keyset: MOST_RELEVANT_FIRST,
    items: found,
    select: (page, { viewerId }) =>
      selectPosts(sql<Tables['posts']>`${page}`, viewerId).select(
        sql<number>`post.relevance`.as('relevance'),
      ),
  }),
  NEWEST: definePagedList({
    name: 'search-rare-newest',
    keyset: NEWEST_FIRST,
    items: found,
    select: selectCards,
  }),
  TOP: definePagedList({
    name: 'search-rare-best',
    keyset: BEST_FIRST,
    items: found,
    select: selectWithScore,
  }),
}

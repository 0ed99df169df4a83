import { sql } from 'kysely'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from '#server/features/members/member-view.ts'
import { memberFoundFor } from '#server/features/visibility/visible-to.ts'
import { COUNTED_ROWS_MAX } from '#rules/limits.ts'
import { parseSearchQuery } from '#rules/search-query.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import {
  definePagedList,
  EMPTY_PAGE,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { beginSearch, type Searcher } from './begin-search.ts'

type Parameters = ParametersOf<{ viewerId: string | null; words: readonly string[]; name: string }>

const MOST_RELEVANT_FIRST: Keyset<'relevance' | 'followerCount' | 'memberId'> = {
  direction: 'descending',
  keys: [
    { column: 'relevance', field: 'relevance', type: 'number' },
    { column: 'follower_count', field: 'followerCount', type: 'integer' },
    { column: 'id', field: 'memberId', type: 'uuid' },
  ],
}

/**
 * The username comes first, then its beginning, names with all words and bios with all words. A part of the members
 * is found if too many match. Similar names are found only if nothing else is, because they are guesses.
 */
const FOUND_MEMBERS = definePagedList({
  name: 'search-members',
  keyset: MOST_RELEVANT_FIRST,
  items: ({ viewerId, words, name }: Parameters) => sql<RowOf<'members'> & { relevance: number }>`
    WITH matches AS MATERIALIZED (
      SELECT member_id, vector @@ (SELECT search_query(${words}::text[], '{}', '{}', '{}', '{}', 'A')) AS is_name
      FROM member_search WHERE vector @@ (SELECT search_query(${words}::text[], '{}', '{}', '{}', '{}'))
      LIMIT ${sql.lit(COUNTED_ROWS_MAX)}
    ),
    relevant AS (
      SELECT member_id, NULL::double precision AS similarity, is_name FROM matches
      UNION ALL
      SELECT id, NULL, NULL FROM members WHERE lower(username) = ${name} AND id NOT IN (SELECT member_id FROM matches)
      UNION ALL
      SELECT member_id, similarity, NULL FROM similar_members(${name}) WHERE NOT EXISTS (SELECT FROM matches)
    )
    SELECT member.*, coalesce(relevant.similarity, CASE
      WHEN lower(member.username) = ${name} THEN 4
      WHEN starts_with(lower(member.username), ${name}) THEN 3
      WHEN is_name THEN 2
      ELSE 1
    END) AS relevance
    FROM relevant JOIN members AS member ON member.id = relevant.member_id
    WHERE ${memberFoundFor(viewerId)}`,
  select: (page) =>
    query
      .selectFrom(page.as('member'))
      .select(MEMBER_COLUMNS)
      .select(['member.relevance', 'member.follower_count as followerCount']),
})

/** Operators have no meaning for members, so only the words and phrases of the query count. */
export async function searchMembers(
  dependencies: Dependencies,
  searcher: Searcher,
  text: string,
  window: ConnectionArguments,
): Promise<Page<MemberView>> {
  const run = await beginSearch(dependencies, searcher, text)
  const { words, phrases, authors } = parseSearchQuery(text)
  const terms = [...phrases, ...authors, ...words]
  if (terms.length === 0) return EMPTY_PAGE
  const name = terms.join(' ').replace(/^@/, '').toLowerCase()
  const values = { viewerId: searcher.viewer?.memberId ?? null, words: terms, name }
  return mapNodes(await FOUND_MEMBERS.load(run, values, window), toMemberView)
}

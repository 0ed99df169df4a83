import { sql, type RawBuilder } from 'kysely'
import { COUNTED_ROWS_MAX } from '#rules/limits.ts'
import { parseSearchQuery } from '#rules/search-query.ts'
import { selectGroups, toGroupView, type GroupView } from '#server/features/groups/group-query.ts'
import { isListedGroup } from '#server/features/visibility/visible-to.ts'
import {
  definePagedList,
  EMPTY_PAGE,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import type { ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { beginSearch, type Searcher } from './begin-search.ts'

const searchQuery = (words: RawBuilder<readonly string[]>) =>
  sql`(SELECT search_query(${words}::text[], '{}', '{}', '{}', '{}'))`

/** Names with all words come first, then descriptions. A part of the groups is found if too many match. */
const FOUND_GROUPS = definePagedList({
  name: 'search-groups',
  keyset: {
    direction: 'descending',
    keys: [
      { column: 'relevance', field: 'relevance', type: 'integer' },
      { column: 'member_count', field: 'memberCount', type: 'integer' },
      { column: 'id', field: 'id', type: 'uuid' },
    ],
  },
  items: ({ words }: ParametersOf<{ words: readonly string[] }>) => sql<
    RowOf<'groups'> & { relevance: number }
  >`
    WITH matches AS MATERIALIZED (
      SELECT * FROM groups WHERE vector @@ ${searchQuery(words)} AND ${isListedGroup}
      LIMIT ${sql.lit(COUNTED_ROWS_MAX)}
    )
    SELECT *, coalesce((ts_filter(vector, '{a}') @@ ${searchQuery(words)})::int, 0) AS relevance FROM matches`,
  select: (page) => selectGroups(page).select(sql<number>`"group".relevance`.as('relevance')),
})

/** Operators have no meaning for groups, so only the words and phrases of the query count. */
export async function searchGroups(
  dependencies: Dependencies,
  searcher: Searcher,
  text: string,
  window: ConnectionArguments,
): Promise<Page<GroupView>> {
  const run = await beginSearch(dependencies, searcher, text)
  const { words, phrases, groups } = parseSearchQuery(text)
  const terms = [...phrases, ...groups, ...words]
  if (terms.length === 0) return EMPTY_PAGE
  return mapNodes(await FOUND_GROUPS.load(run, { words: terms }, window), toGroupView)
}

import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SearchGroups_query$key } from '#client/__generated__/SearchGroups_query.graphql.ts'
import type { SearchGroupsPaginationQuery } from '#client/__generated__/SearchGroupsPaginationQuery.graphql.ts'
import { GroupList } from '#client/features/groups/GroupList.tsx'
import { MemberHighlight } from '#client/ui/highlight.ts'
import { createHighlighter } from './mark-matches.tsx'
import { NoResults } from './NoResults.tsx'
import { resultCount, useResultCount } from './result-count.ts'
import type { SearchParams } from './search-params.ts'

type SearchGroupsProps = {
  query: SearchGroups_query$key
  params: SearchParams
  labelledBy: string
  /** Called with the number of results as a text. */
  onCount: (count: string) => void
}

/** The groups that match the search. */
export function SearchGroups({ query, params, labelledBy, onCount }: SearchGroupsProps) {
  const { data, ...pagination } = usePaginationFragment<SearchGroupsPaginationQuery, SearchGroups_query$key>(
    graphql`
      fragment SearchGroups_query on Query
      @refetchable(queryName: "SearchGroupsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        searchGroups(query: $query, first: $count, after: $cursor)
          @connection(key: "SearchGroups_searchGroups") {
          edges {
            ...GroupList_edges
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.searchGroups
  useResultCount(resultCount(edges.length, pagination.hasNext), onCount)
  const highlighter = useMemo(() => createHighlighter(params.q), [params.q])
  return (
    <MemberHighlight value={highlighter}>
      <GroupList
        edges={edges}
        pagination={pagination}
        labelledBy={labelledBy}
        empty={<NoResults params={params} />}
      />
    </MemberHighlight>
  )
}

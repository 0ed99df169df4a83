import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SearchMembers_query$key } from '#client/__generated__/SearchMembers_query.graphql.ts'
import type { SearchMembersPaginationQuery } from '#client/__generated__/SearchMembersPaginationQuery.graphql.ts'
import { MemberList } from '#client/features/follows/MemberList.tsx'
import { MemberHighlight } from '#client/ui/highlight.ts'
import { createHighlighter } from './mark-matches.tsx'
import { NoResults } from './NoResults.tsx'
import { resultCount, useResultCount } from './result-count.ts'
import type { SearchParams } from './search-params.ts'

type SearchMembersProps = {
  query: SearchMembers_query$key
  params: SearchParams
  labelledBy: string
  /** Called with the number of results as a text. */
  onCount: (count: string) => void
}

/** The members that match the search. */
export function SearchMembers({ query, params, labelledBy, onCount }: SearchMembersProps) {
  const { data, ...pagination } = usePaginationFragment<
    SearchMembersPaginationQuery,
    SearchMembers_query$key
  >(
    graphql`
      fragment SearchMembers_query on Query
      @refetchable(queryName: "SearchMembersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        searchMembers(query: $query, first: $count, after: $cursor)
          @connection(key: "SearchMembers_searchMembers") {
          edges {
            ...MemberList_edges
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.searchMembers
  useResultCount(resultCount(edges.length, pagination.hasNext), onCount)
  const highlighter = useMemo(() => createHighlighter(params.q), [params.q])
  return (
    <MemberHighlight value={highlighter}>
      <MemberList
        labelledBy={labelledBy}
        edges={edges}
        pagination={pagination}
        empty={<NoResults params={params} />}
      />
    </MemberHighlight>
  )
}

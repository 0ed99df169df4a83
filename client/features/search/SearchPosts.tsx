import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SearchPosts_query$key } from '#client/__generated__/SearchPosts_query.graphql.ts'
import type { SearchPostsPaginationQuery } from '#client/__generated__/SearchPostsPaginationQuery.graphql.ts'
import { PostFeed } from '#client/features/feed/PostFeed.tsx'
import { TextHighlight } from '#client/ui/highlight.ts'
import { createHighlighter } from './mark-matches.tsx'
import { NoResults } from './NoResults.tsx'
import { resultCount, useResultCount } from './result-count.ts'
import type { SearchParams } from './search-params.ts'

type SearchPostsProps = {
  query: SearchPosts_query$key
  params: SearchParams
  labelledBy: string
  /** Called with the number of results as a text. */
  onCount: (count: string) => void
}

/** The posts that match the search. */
export function SearchPosts({ query, params, labelledBy, onCount }: SearchPostsProps) {
  const { data, ...pagination } = usePaginationFragment<SearchPostsPaginationQuery, SearchPosts_query$key>(
    graphql`
      fragment SearchPosts_query on Query
      @refetchable(queryName: "SearchPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        searchPosts(query: $query, mediaKind: $mediaKind, sort: $sort, first: $count, after: $cursor)
          @connection(key: "SearchPosts_searchPosts") {
          totalCount @required(action: THROW)
          edges {
            ...PostFeed_edges
          }
        }
      }
    `,
    query,
  )
  useResultCount(resultCount(data.searchPosts.totalCount), onCount)
  const highlighter = useMemo(() => createHighlighter(params.q), [params.q])
  return (
    <TextHighlight value={highlighter}>
      <PostFeed
        labelledBy={labelledBy}
        edges={data.searchPosts.edges}
        pagination={pagination}
        empty={<NoResults params={params} />}
      />
    </TextHighlight>
  )
}

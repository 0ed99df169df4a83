import type { PreloadedQuery } from 'react-relay/hooks'
import type { searchLoaderQuery } from '#client/__generated__/searchLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import type { SearchParams } from '#client/features/search/search-params.ts'
import { SearchMembers } from '#client/features/search/SearchMembers.tsx'
import { SearchPosts } from '#client/features/search/SearchPosts.tsx'
import { SearchTags } from '#client/features/search/SearchTags.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { searchQuery } from './searchLoader.ts'

type SearchResultsProps = {
  reference: PreloadedQuery<searchLoaderQuery>
  params: SearchParams
  labelledBy: string
  /** Called with the number of results as a text. */
  onCount: (count: string) => void
}

/** The results of the selected kind. */
export function SearchResults({ reference, ...results }: SearchResultsProps) {
  const data = useRouteQuery<searchLoaderQuery>(searchQuery, reference)
  const refresh = useRefresh(searchQuery, reference.variables, FRESH_SECONDS.posts)
  return (
    <PullToRefresh refresh={refresh}>
      {data.SearchPosts_query && <SearchPosts query={data.SearchPosts_query} {...results} />}
      {data.SearchMembers_query && <SearchMembers query={data.SearchMembers_query} {...results} />}
      {data.SearchTags_query && <SearchTags query={data.SearchTags_query} {...results} />}
    </PullToRefresh>
  )
}

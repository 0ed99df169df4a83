import type { searchLoaderQuery } from '#client/__generated__/searchLoaderQuery.graphql.ts'
import type { SearchParams } from '#client/features/search/search-params.ts'
import { SearchMembers } from '#client/features/search/SearchMembers.tsx'
import { SearchPosts } from '#client/features/search/SearchPosts.tsx'
import { SearchTags } from '#client/features/search/SearchTags.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'

/** The screen of posts has the same chunk as the other results. */
const SearchGroups = lazyOptional(
  async () => (await import('#client/features/search/SearchGroups.tsx')).SearchGroups,
)

type SearchResultsProps = {
  data: searchLoaderQuery['response']
  params: SearchParams
  labelledBy: string
  /** Called with the number of results as a text. */
  onCount: (count: string) => void
}

/** The results of the selected kind. */
export function SearchResults({ data, ...results }: SearchResultsProps) {
  return (
    <>
      {data.SearchPosts_query && <SearchPosts query={data.SearchPosts_query} {...results} />}
      {data.SearchMembers_query && <SearchMembers query={data.SearchMembers_query} {...results} />}
      {data.SearchTags_query && <SearchTags query={data.SearchTags_query} {...results} />}
      {data.SearchGroups_query && <SearchGroups query={data.SearchGroups_query} {...results} />}
    </>
  )
}

import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { SearchSuggestionQuery } from '#client/__generated__/SearchSuggestionQuery.graphql.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { normalizeSearch } from '#rules/search-query.ts'
import { searchPath, type SearchParams } from './search-params.ts'

/** A link to the search with corrected words. It has its own query, because most searches find something. */
export function SearchSuggestion({ params }: { params: SearchParams }) {
  const { searchSuggestion } = useLazyLoadQuery<SearchSuggestionQuery>(
    graphql`
      query SearchSuggestionQuery($query: String!) {
        searchSuggestion(query: $query)
      }
    `,
    { query: normalizeSearch(params.q) },
  )
  if (!searchSuggestion) return null
  return (
    <ButtonLink to={searchPath({ ...params, q: searchSuggestion })}>
      <span>
        Did you mean “<bdi>{searchSuggestion}</bdi>”?
      </span>
    </ButtonLink>
  )
}

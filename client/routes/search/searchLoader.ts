import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { searchLoaderQuery } from '#client/__generated__/searchLoaderQuery.graphql.ts'
import { preloadFollowButton } from '#client/features/follows/follow-button.ts'
import { isSearchable, readSearchParams } from '#client/features/search/search-params.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { normalizeSearch } from '#rules/search-query.ts'

export const searchQuery = graphql`
  query searchLoaderQuery(
    $query: String!
    $mediaKind: MediaKind
    $sort: SearchSort!
    $posts: Boolean!
    $members: Boolean!
    $tags: Boolean!
    $groups: Boolean!
  ) @throwOnFieldError {
    ...SearchPosts_query @include(if: $posts) @alias
    ...SearchMembers_query @include(if: $members) @alias
    ...SearchTags_query @include(if: $tags) @alias
    ...SearchGroups_query @include(if: $groups) @alias
  }
`

/** Null if there is nothing to search, or if the text is too long. */
export async function searchLoader({ request }: LoaderFunctionArgs) {
  const variables = searchVariables(new URL(request.url).searchParams)
  const query = variables && loadRouteQuery<searchLoaderQuery>(searchQuery, variables, request.signal)
  if (variables?.members) await preloadFollowButton().catch(() => undefined)
  return query
}

/** Null if there is nothing to search, or if the text is too long. The keys are in the order of the document. */
export function searchVariables(url: URLSearchParams) {
  const { q, kind, media, sort } = readSearchParams(url)
  if (!isSearchable(q)) return null
  const isOf = {
    posts: kind === 'posts',
    members: kind === 'members',
    tags: kind === 'tags',
    groups: kind === 'groups',
  }
  // Other kinds of results have neither.
  const filters = isOf.posts ? { mediaKind: media, sort } : { mediaKind: null, sort: 'RELEVANCE' as const }
  return { query: normalizeSearch(q), ...filters, ...isOf }
}

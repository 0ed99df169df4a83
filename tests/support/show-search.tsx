import type { GraphQLTaggedNode } from 'relay-runtime'
import searchHelpQuery from '#client/__generated__/SearchHelpQuery.graphql.ts'
import searchPostsPaginationQuery from '#client/__generated__/SearchPostsPaginationQuery.graphql.ts'
import searchSuggestionQuery from '#client/__generated__/SearchSuggestionQuery.graphql.ts'
import recentSearchesQuery from '#client/__generated__/useRecentSearchesQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { dashboardQuery } from '#client/routes/discover/discoverLoader.ts'
import { searchLoader, searchQuery } from '#client/routes/search/searchLoader.ts'
import { SearchRoute } from '#client/routes/search/SearchRoute.tsx'
import { postOf } from './show-feed.tsx'
import { showRoute } from './show-route.tsx'

type Answers = Parameters<typeof showRoute>[0]['answers']

type SearchUnderTest = {
  /** The path, `/search?q=cat`. */
  at: string
  /** One per search. */
  answers?: Answers
  suggestion?: Answers[number]
  nextPage?: Answers[number]
  /** The dashboard is shown while nothing is searched. By default it is never loaded. */
  hasDashboard?: boolean
  loadOther?: () => Promise<void>
}

/** Shows the search screen of the member `mira`. */
export function showSearch({
  at,
  answers = [],
  suggestion,
  nextPage,
  hasDashboard = false,
  loadOther,
}: SearchUnderTest) {
  const viewer = { Viewer: () => ({ id: 'mira' }), User: () => ({ username: 'mira' }) }
  const emptyDashboard = { ...viewer, Query: () => ({ trendingTags: [], trendingMembers: [] }) }
  const others: { query: GraphQLTaggedNode; answer: Answers[number] }[] = [
    { query: recentSearchesQuery, answer: viewer },
    { query: searchHelpQuery, answer: viewer },
    { query: dashboardQuery, answer: hasDashboard ? emptyDashboard : 'never' },
    { query: searchSuggestionQuery, answer: suggestion ?? { Query: () => ({ searchSuggestion: null }) } },
    ...(nextPage ? [{ query: searchPostsPaginationQuery, answer: nextPage }] : []),
  ]
  const route = { path: paths.search, loader: searchLoader, Component: SearchRoute }
  const view = showRoute({ route, query: searchQuery, at, from: '/before', answers, others, loadOther })
  /** The variables of the requests of this operation. */
  const requests = (name = 'searchLoaderQuery') =>
    view.fetchMock.mock.calls.flatMap(([, init]) => {
      const { operationName, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
      return operationName === name ? [variables] : []
    })
  return {
    ...view,
    requests,
    url: () => view.router.state.location.pathname + view.router.state.location.search,
  }
}

type PostFixture = Parameters<typeof postOf>[0]

/** The found posts. */
export function foundPosts(posts: PostFixture[], { totalCount = posts.length, hasNextPage = false } = {}) {
  return {
    PostConnection: () => ({
      totalCount,
      edges: posts.map((post) => ({ cursor: `cursor of ${post.id}`, node: postOf(post) })),
      pageInfo: { hasNextPage, endCursor: `cursor of ${posts.at(-1)?.id}` },
    }),
  }
}

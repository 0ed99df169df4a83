import { useLoaderData } from 'react-router-dom'
import type { trendingLoaderQuery } from '#client/__generated__/trendingLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { TrendingPosts } from '#client/features/feed/TrendingPosts.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { trendingQuery, type trendingLoader } from './trendingLoader.ts'

export function TrendingScreen({ headingId }: { headingId: string }) {
  const reference = useLoaderData<typeof trendingLoader>()
  const query = useRouteQuery<trendingLoaderQuery>(trendingQuery, reference)
  const refresh = useRefresh(trendingQuery, reference.variables, FRESH_SECONDS.posts)
  return (
    <PullToRefresh refresh={refresh}>
      <TrendingPosts query={query} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}

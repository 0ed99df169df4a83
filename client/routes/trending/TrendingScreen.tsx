import { useLoaderData } from 'react-router-dom'
import type { trendingLoaderQuery } from '#client/__generated__/trendingLoaderQuery.graphql.ts'
import { TrendingPosts } from '#client/features/posts/TrendingPosts.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { trendingQuery, type trendingLoader } from './trendingLoader.ts'

export function TrendingScreen({ headingId }: { headingId: string }) {
  const query = useRouteQuery<trendingLoaderQuery>(trendingQuery, useLoaderData<typeof trendingLoader>())
  return <TrendingPosts query={query} labelledBy={headingId} />
}

import { useLoaderData } from 'react-router-dom'
import type { rankingLoaderQuery } from '#client/__generated__/rankingLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { TrendingMembers } from '#client/features/trending/TrendingMembers.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { rankingQuery, type rankingLoader } from './rankingLoader.ts'

export function RankingScreen() {
  const reference = useLoaderData<typeof rankingLoader>()
  const { trendingMembers } = useRouteQuery<rankingLoaderQuery>(rankingQuery, reference)
  const refresh = useRefresh(rankingQuery, reference.variables, FRESH_SECONDS.posts)
  return (
    <PullToRefresh refresh={refresh}>
      <TrendingMembers members={trendingMembers} />
    </PullToRefresh>
  )
}

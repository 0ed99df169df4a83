import { useLoaderData } from 'react-router-dom'
import type { rankingLoaderQuery } from '#client/__generated__/rankingLoaderQuery.graphql.ts'
import { TrendingMembers } from '#client/features/trending/TrendingMembers.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { rankingQuery, type rankingLoader } from './rankingLoader.ts'

export function RankingScreen() {
  const { trendingMembers } = useRouteQuery<rankingLoaderQuery>(
    rankingQuery,
    useLoaderData<typeof rankingLoader>(),
  )
  return <TrendingMembers members={trendingMembers} />
}

import { useLoaderData } from 'react-router-dom'
import type { rankingLoaderQuery } from '#client/__generated__/rankingLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { TrendingMembers } from '#client/features/trending/TrendingMembers.tsx'
import { TrendingMembersSkeleton } from '#client/features/trending/TrendingMembersSkeleton.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type rankingLoader, rankingQuery } from './rankingLoader.ts'
import { cardClass } from '#client/ui/card-look.ts'
import styles from './RankingRoute.module.css'

const error = { title: messages.trendingFailed }

export function RankingRoute() {
  return (
    <>
      <ScreenHeading>Ranking</ScreenHeading>
      <div className={cardClass({ isEdgeToEdge: true }, styles.list)}>
        <QueryBoundary skeleton={<TrendingMembersSkeleton />} error={error}>
          <RankingScreen />
        </QueryBoundary>
      </div>
    </>
  )
}

function RankingScreen() {
  const reference = useLoaderData<typeof rankingLoader>()
  const { trendingMembers } = useRouteQuery<rankingLoaderQuery>(rankingQuery, reference)
  const refresh = useRefresh(rankingQuery, reference.variables, FRESH_SECONDS.posts)
  return (
    <PullToRefresh refresh={refresh}>
      <TrendingMembers members={trendingMembers} />
    </PullToRefresh>
  )
}

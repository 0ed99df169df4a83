import { QueryBoundary } from '#client/features/layout/QueryBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { TrendingMembersSkeleton } from '#client/features/trending/TrendingMembersSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import styles from './RankingRoute.module.css'
import { RankingScreen } from './RankingScreen.tsx'

const error = { title: messages.trendingFailed }

export function RankingRoute() {
  return (
    <>
      <ScreenHeading>Ranking</ScreenHeading>
      <div className={styles.list}>
        <QueryBoundary skeleton={<TrendingMembersSkeleton />} error={error}>
          <RankingScreen />
        </QueryBoundary>
      </div>
    </>
  )
}

import { RouteBoundary } from '#client/relay/RouteBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { TrendingMembersSkeleton } from '#client/features/trending/TrendingMembersSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import styles from './RankingRoute.module.css'
import { RankingScreen } from './RankingScreen.tsx'

const failure = { title: messages.trendingFailed, text: messages.tryAgainLater }

export function RankingRoute() {
  return (
    <>
      <ScreenHeading>Ranking</ScreenHeading>
      <div className={styles.list}>
        <RouteBoundary skeleton={<TrendingMembersSkeleton />} failure={failure}>
          <RankingScreen />
        </RouteBoundary>
      </div>
    </>
  )
}

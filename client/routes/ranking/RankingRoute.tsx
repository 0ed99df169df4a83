import { Suspense } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { TrendingFailure } from '#client/features/trending/TrendingFailure.tsx'
import { TrendingMembersSkeleton } from '#client/features/trending/TrendingMembersSkeleton.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import styles from './RankingRoute.module.css'
import { RankingScreen } from './RankingScreen.tsx'

export function RankingRoute() {
  const { revalidate } = useRevalidator()
  return (
    <>
      <ScreenHeading>Ranking</ScreenHeading>
      <div className={styles.list}>
        <ErrorBoundary
          resetKey={useLoaderData()}
          renderFallback={() => <TrendingFailure onRetry={() => void revalidate()} />}
        >
          <Suspense fallback={<TrendingMembersSkeleton />}>
            <RankingScreen />
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  )
}

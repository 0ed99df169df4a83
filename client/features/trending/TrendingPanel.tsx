import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { TrendingFailure } from './TrendingFailure.tsx'
import { TrendingMembersSkeleton } from './TrendingMembersSkeleton.tsx'
import styles from './TrendingPanel.module.css'
import { TrendingPanelMembers } from './TrendingPanelMembers.tsx'

/** The column beside every screen; when it fails, it fails alone. */
export function TrendingPanel() {
  const headingId = useId()
  const [attempt, setAttempt] = useState(0)
  return (
    <aside aria-labelledby={headingId}>
      <Card className={styles.panel}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            Trending users
          </h2>
          <Link to={paths.ranking} className={styles.all}>
            See all
          </Link>
        </div>
        <ErrorBoundary
          resetKey={attempt}
          renderFallback={() => <TrendingFailure onRetry={() => setAttempt(attempt + 1)} />}
        >
          <Suspense fallback={<TrendingMembersSkeleton />}>
            <TrendingPanelMembers attempt={attempt} />
          </Suspense>
        </ErrorBoundary>
      </Card>
    </aside>
  )
}

import { useId, useState } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { paths } from '#client/paths.ts'
import { Card } from '#client/ui/Card.tsx'
import { messages } from '#rules/messages.ts'
import { TrendingMembersSkeleton } from './TrendingMembersSkeleton.tsx'
import styles from './TrendingPanel.module.css'
import { TrendingPanelMembers } from './TrendingPanelMembers.tsx'

/** The column beside every screen. Its errors do not affect the screen. */
export function TrendingPanel() {
  const headingId = useId()
  const [attempt, setAttempt] = useState(0)
  const isRankingShown = useMatch(paths.ranking) !== null
  return (
    <aside aria-labelledby={headingId}>
      <Card className={styles.panel}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            Trending users
          </h2>
          {!isRankingShown && (
            <Link to={paths.ranking} className={styles.all}>
              See all
            </Link>
          )}
        </div>
        <QueryBoundary
          query={{ key: attempt, reload: () => setAttempt((last) => last + 1) }}
          skeleton={<TrendingMembersSkeleton />}
          error={{ title: messages.trendingFailed, headingLevel: 3 }}
        >
          <TrendingPanelMembers attempt={attempt} />
        </QueryBoundary>
      </Card>
    </aside>
  )
}

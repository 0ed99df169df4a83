import { useId, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link, useMatch } from 'react-router-dom'
import { ROOT_ID } from 'relay-runtime'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import type { TrendingPanelQuery } from '#client/__generated__/TrendingPanelQuery.graphql.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { TrendingMembers } from './TrendingMembers.tsx'
import { paths } from '#client/paths.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { messages } from '#rules/messages.ts'
import { TrendingMembersSkeleton } from './TrendingMembersSkeleton.tsx'
import styles from './TrendingPanel.module.css'

const query = graphql`
  query TrendingPanelQuery @throwOnFieldError {
    trendingMembers(first: 10) {
      ...TrendingMembers_members
    }
  }
`
const variables = {}
const INVALIDATED_BY = [ROOT_ID]

/** The column beside every screen. Its errors do not affect the screen. */
export function TrendingPanel() {
  const headingId = useId()
  const [attempt, setAttempt] = useState(0)
  const isRankingShown = useMatch(paths.ranking) !== null
  return (
    <aside aria-labelledby={headingId}>
      <div className={cardClass({}, styles.panel)}>
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
          <Members attempt={attempt} />
        </QueryBoundary>
      </div>
    </aside>
  )
}

/** Runs its query on mount instead of in the route's loader, because phones do not show this panel. */
function Members({ attempt }: { attempt: number }) {
  const { trendingMembers } = useLazyLoadQuery<TrendingPanelQuery>(query, variables, { fetchKey: attempt })
  useRefresh(query, variables, FRESH_SECONDS.posts, INVALIDATED_BY)
  return <TrendingMembers members={trendingMembers} />
}

import Compass from 'lucide-react/icons/compass'
import { useId } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { trendingLoaderQuery } from '#client/__generated__/trendingLoaderQuery.graphql.ts'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { TrendingPosts } from '#client/features/feed/TrendingPosts.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type trendingLoader, trendingQuery } from './trendingLoader.ts'
import styles from './TrendingRoute.module.css'

export function TrendingRoute() {
  const headingId = useId()
  return (
    <>
      <div className={styles.head}>
        <ScreenHeading id={headingId}>Trending Now</ScreenHeading>
        <Link to={paths.discover} className={styles.discover}>
          <Compass aria-hidden="true" />
          Discover
        </Link>
      </div>
      <FeedTabs current={paths.trending}>
        <QueryBoundary
          skeleton={<PostFeedSkeleton />}
          error={{ title: messages.somethingWrong, text: messages.postsLoadFailed }}
        >
          <TrendingScreen headingId={headingId} />
        </QueryBoundary>
      </FeedTabs>
    </>
  )
}

function TrendingScreen({ headingId }: { headingId: string }) {
  const reference = useLoaderData<typeof trendingLoader>()
  const query = useRouteQuery<trendingLoaderQuery>(trendingQuery, reference)
  const refresh = useRefresh(trendingQuery, reference.variables, FRESH_SECONDS.posts)
  return (
    <PullToRefresh refresh={refresh}>
      <TrendingPosts query={query} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}

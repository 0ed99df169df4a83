import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { discoverLoaderQuery } from '#client/__generated__/discoverLoaderQuery.graphql.ts'
import type { discoverLoaderTopPostsQuery } from '#client/__generated__/discoverLoaderTopPostsQuery.graphql.ts'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { TopPosts } from '#client/features/feed/TopPosts.tsx'
import { TOP_PERIODS } from '#client/features/feed/top-periods.ts'
import { paths } from '#client/paths.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { Dashboard } from './Dashboard.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { dashboardQuery, type discoverLoader, topPostsQuery } from './discoverLoader.ts'
import styles from './DiscoverRoute.module.css'

const TOP_POSTS_ID = 'top-posts'

/** The fragment of the URL keeps the list in the window when the period changes. */
const periodTabs = TOP_PERIODS.map(({ value, label, period }) => ({
  name: label,
  period,
  to: `${paths.discover}?period=${value}#${TOP_POSTS_ID}`,
}))

export function DiscoverRoute() {
  const headingId = useId()
  const { revalidate } = useRevalidator()
  const { dashboard, topPosts } = useLoaderData<typeof discoverLoader>()
  const { period } = topPosts.variables
  const refreshDashboard = useRefresh(dashboardQuery, dashboard.variables, FRESH_SECONDS.posts)
  const refreshTopPosts = useRefresh(topPostsQuery, topPosts.variables, FRESH_SECONDS.posts)
  const refresh = async () => {
    await Promise.all([refreshDashboard(), refreshTopPosts()])
  }
  return (
    <PullToRefresh refresh={refresh}>
      <SubscreenHeading>Discover</SubscreenHeading>
      <QueryBoundary skeleton={<DashboardSkeleton />} error={{ title: 'Failed to load the dashboard' }}>
        <DashboardScreen reference={dashboard} />
      </QueryBoundary>
      <section id={TOP_POSTS_ID} aria-labelledby={headingId} className={styles.posts}>
        <h2 id={headingId} className={styles.heading}>
          Top posts
        </h2>
        <LinkTabs
          label="Period"
          tabs={periodTabs}
          current={periodTabs.find((tab) => tab.period === period)?.to ?? ''}
        >
          <QueryBoundary
            key={period}
            query={{ key: topPosts, reload: () => void revalidate() }}
            skeleton={<PostFeedSkeleton />}
            error={{ title: messages.somethingWrong, text: messages.postsLoadFailed, headingLevel: 3 }}
          >
            <TopPostsScreen reference={topPosts} labelledBy={headingId} refresh={refreshTopPosts} />
          </QueryBoundary>
        </LinkTabs>
      </section>
    </PullToRefresh>
  )
}

function DashboardScreen({ reference }: { reference: PreloadedQuery<discoverLoaderQuery> }) {
  return <Dashboard query={useRouteQuery<discoverLoaderQuery>(dashboardQuery, reference)} />
}

type TopPostsScreenProps = {
  reference: PreloadedQuery<discoverLoaderTopPostsQuery>
  labelledBy: string
  refresh: () => Promise<void>
}

function TopPostsScreen({ reference, ...props }: TopPostsScreenProps) {
  return <TopPosts query={useRouteQuery<discoverLoaderTopPostsQuery>(topPostsQuery, reference)} {...props} />
}

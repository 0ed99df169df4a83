import Compass from 'lucide-react/icons/compass'
import { useId } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { trendingLoaderQuery } from '#client/__generated__/trendingLoaderQuery.graphql.ts'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { TrendingPosts } from '#client/features/feed/TrendingPosts.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
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
        <ListScreen<trendingLoaderQuery>
          query={trendingQuery}
          reference={useLoaderData<typeof trendingLoader>()}
        >
          {(query, refresh) => <TrendingPosts query={query} labelledBy={headingId} refresh={refresh} />}
        </ListScreen>
      </FeedTabs>
    </>
  )
}

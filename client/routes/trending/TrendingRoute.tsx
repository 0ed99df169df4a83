import Compass from 'lucide-react/icons/compass'
import { useId } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { trendingLoaderQuery } from '#client/__generated__/trendingLoaderQuery.graphql.ts'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { TrendingPosts } from '#client/features/feed/TrendingPosts.tsx'
import { MembersOnly } from '#client/features/sharing/MembersOnly.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { type trendingLoader, trendingQuery } from './trendingLoader.ts'
import styles from './TrendingRoute.module.css'

export function TrendingRoute() {
  const headingId = useId()
  const reference = useLoaderData<typeof trendingLoader>()
  if (!reference)
    return (
      <>
        <ScreenHeading>Trending Now</ScreenHeading>
        <MembersOnly title="Log in to see what is trending">
          Members see which posts everyone laughs about right now, and decide with their votes.
        </MembersOnly>
      </>
    )
  return (
    <FeedTabs current={paths.trending}>
      <div className={styles.head}>
        <ScreenHeading id={headingId}>Trending Now</ScreenHeading>
        <Link to={paths.discover} className={styles.discover}>
          <Compass aria-hidden="true" />
          Discover
        </Link>
      </div>
      <ListScreen<trendingLoaderQuery> query={trendingQuery} reference={reference}>
        {(query, refresh) => <TrendingPosts query={query} labelledBy={headingId} refresh={refresh} />}
      </ListScreen>
    </FeedTabs>
  )
}

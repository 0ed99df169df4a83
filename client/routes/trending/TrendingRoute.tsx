import { useId } from 'react'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { PostsBoundary } from '#client/features/feed/PostsBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { TrendingScreen } from './TrendingScreen.tsx'

export function TrendingRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Trending Now</ScreenHeading>
      <FeedTabs current={paths.trending}>
        <PostsBoundary>
          <TrendingScreen headingId={headingId} />
        </PostsBoundary>
      </FeedTabs>
    </>
  )
}

import { useId } from 'react'
import { FeedTabs } from '#client/features/posts/FeedTabs.tsx'
import { PostsBoundary } from '#client/features/posts/PostsBoundary.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
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

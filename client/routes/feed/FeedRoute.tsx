import { useId } from 'react'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { PostsBoundary } from '#client/features/feed/PostsBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { FeedScreen } from './FeedScreen.tsx'

export function FeedRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Trending Posts</ScreenHeading>
      <FeedTabs current={paths.feed}>
        <PostsBoundary>
          <FeedScreen headingId={headingId} />
        </PostsBoundary>
      </FeedTabs>
    </>
  )
}

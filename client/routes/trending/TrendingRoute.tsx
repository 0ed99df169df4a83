import { useId } from 'react'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { QueryBoundary } from '#client/features/layout/QueryBoundary.tsx'
import { ScreenHeading } from '#client/features/layout/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { messages } from '#rules/messages.ts'
import { TrendingScreen } from './TrendingScreen.tsx'

export function TrendingRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Trending Now</ScreenHeading>
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

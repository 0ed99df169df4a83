import { useId } from 'react'
import { PostsBoundary } from '#client/features/posts/PostsBoundary.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { FeedScreen } from './FeedScreen.tsx'

export function FeedRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Trending Posts</ScreenHeading>
      <PostsBoundary>
        <FeedScreen headingId={headingId} />
      </PostsBoundary>
    </>
  )
}

import { useId } from 'react'
import { PostsBoundary } from '#client/features/posts/PostsBoundary.tsx'
import { ScreenHeading } from '#client/features/shell/ScreenHeading.tsx'
import { TrendingScreen } from './TrendingScreen.tsx'

export function TrendingRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Trending Now</ScreenHeading>
      <PostsBoundary>
        <TrendingScreen headingId={headingId} />
      </PostsBoundary>
    </>
  )
}

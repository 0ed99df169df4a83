import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { FOLLOWED_FEED_ID, LIVE_FEEDS } from '#client/features/feed/feed-connection.ts'
import { FollowedPosts } from '#client/features/feed/FollowedPosts.tsx'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useOnceTrue } from '#client/ui/useOnceTrue.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { PostComposer } from './feed-composer.tsx'
import { type feedLoader, feedQuery } from './feedLoader.ts'
import { NewcomerFeed } from './newcomer-feed.tsx'
import styles from './FeedRoute.module.css'

const SHOWN_AT_ONCE = [FOLLOWED_FEED_ID]

export function FeedRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId} isHidden>
        Trending Posts
      </ScreenHeading>
      <FeedTabs current={paths.feed}>
        <QueryBoundary
          skeleton={<PostFeedSkeleton />}
          error={{ title: messages.somethingWrong, text: messages.postsLoadFailed }}
        >
          <FeedScreen headingId={headingId} />
        </QueryBoundary>
      </FeedTabs>
    </>
  )
}

function FeedScreen({ headingId }: { headingId: string }) {
  const isWide = useMediaQuery(WIDE_SCREEN)
  const reference = useLoaderData<typeof feedLoader>()
  const query = useRouteQuery<feedLoaderQuery>(feedQuery, reference)
  const refetch = useRefresh(feedQuery, reference.variables, FRESH_SECONDS.posts, SHOWN_AT_ONCE)
  const { reveal } = useLiveList(LIVE_FEEDS.followed)
  const { viewer } = query
  const followsNothing = viewer?.user.following.edges.length === 0 && viewer.followedTags.length === 0
  const wasNewcomer = useOnceTrue(followsNothing)

  const refresh = async () => {
    await refetch()
    reveal()
  }
  const composer = isWide && <PostComposer user={viewer?.user} variant="card" />
  const posts = followsNothing ? null : (
    <FollowedPosts query={query} labelledBy={headingId} refresh={refresh} />
  )
  if (wasNewcomer)
    return (
      <NewcomerFeed
        labelledBy={headingId}
        refreshHome={refresh}
        fetchKey={String(reference.fetchKey)}
        composer={composer}
      >
        {posts}
      </NewcomerFeed>
    )
  return (
    <PullToRefresh refresh={refresh}>
      <div className={styles.screen}>
        {composer}
        {posts}
      </div>
    </PullToRefresh>
  )
}

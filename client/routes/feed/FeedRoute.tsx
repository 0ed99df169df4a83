import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { useNewPosts } from '#client/features/feed/new-posts.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { PostComposer } from './feed-composer.tsx'
import { type feedLoader, feedQuery } from './feedLoader.ts'
import styles from './FeedRoute.module.css'

export function FeedRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Trending Posts</ScreenHeading>
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
  const refetch = useRefresh(feedQuery, reference.variables, FRESH_SECONDS.posts)
  const { reveal } = useNewPosts()
  const refresh = async () => {
    await refetch()
    reveal()
  }
  return (
    <PullToRefresh refresh={refresh}>
      <div className={styles.screen}>
        {isWide && <PostComposer user={query.viewer?.user} variant="card" />}
        <FeedPosts query={query} labelledBy={headingId} refresh={refresh} />
      </div>
    </PullToRefresh>
  )
}

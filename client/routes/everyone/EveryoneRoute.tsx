import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { everyoneLoaderQuery } from '#client/__generated__/everyoneLoaderQuery.graphql.ts'
import { LIVE_FEEDS } from '#client/features/feed/feed-connection.ts'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type everyoneLoader, everyoneQuery } from './everyoneLoader.ts'

export function EveryoneRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Latest Posts</ScreenHeading>
      <FeedTabs current={paths.everyone}>
        <QueryBoundary
          skeleton={<PostFeedSkeleton />}
          error={{ title: messages.somethingWrong, text: messages.postsLoadFailed }}
        >
          <EveryoneScreen headingId={headingId} />
        </QueryBoundary>
      </FeedTabs>
    </>
  )
}

function EveryoneScreen({ headingId }: { headingId: string }) {
  const reference = useLoaderData<typeof everyoneLoader>()
  const query = useRouteQuery<everyoneLoaderQuery>(everyoneQuery, reference)
  const refetch = useRefresh(everyoneQuery, reference.variables, FRESH_SECONDS.posts)
  const { reveal } = useLiveList(LIVE_FEEDS.everyone)
  const refresh = async () => {
    await refetch()
    reveal()
  }
  return (
    <PullToRefresh refresh={refresh}>
      <FeedPosts query={query} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}

import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { savedLoaderQuery } from '#client/__generated__/savedLoaderQuery.graphql.ts'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { SavedPosts } from '#client/features/saved/SavedPosts.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type savedLoader, savedQuery } from './savedLoader.ts'

export function SavedRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Saved</ScreenHeading>
      <QueryBoundary
        skeleton={<PostFeedSkeleton />}
        error={{ title: messages.somethingWrong, text: messages.postsLoadFailed }}
      >
        <SavedScreen headingId={headingId} />
      </QueryBoundary>
    </>
  )
}

function SavedScreen({ headingId }: { headingId: string }) {
  const reference = useLoaderData<typeof savedLoader>()
  const { viewer } = useRouteQuery<savedLoaderQuery>(savedQuery, reference)
  const refresh = useRefresh(savedQuery, reference.variables, FRESH_SECONDS.posts)
  if (!viewer) return <ProfileMissing />
  return (
    <PullToRefresh refresh={refresh}>
      <SavedPosts viewer={viewer} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}

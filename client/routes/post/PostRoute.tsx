import { useLoaderData } from 'react-router-dom'
import { RouteBoundary } from '#client/relay/RouteBoundary.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import { NoPost } from './NoPost.tsx'
import type { postLoader } from './postLoader.ts'
import { PostScreen } from './PostScreen.tsx'

const failure = { title: messages.postLoadFailed, text: messages.tryAgainLater, headingLevel: 1 } as const

export function PostRoute() {
  const query = useLoaderData<typeof postLoader>()
  if (!query) return <NoPost message={messages.postNotFound} />
  return (
    <RouteBoundary key={query.variables.postId} skeleton={<PostFeedSkeleton count={1} />} failure={failure}>
      <PostScreen reference={query} />
    </RouteBoundary>
  )
}

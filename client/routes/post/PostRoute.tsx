import { useLoaderData } from 'react-router-dom'
import { QueryBoundary } from '#client/features/layout/QueryBoundary.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { messages } from '#rules/messages.ts'
import { PostNotFound } from './PostNotFound.tsx'
import type { postLoader } from './postLoader.ts'
import { PostScreen } from './PostScreen.tsx'

const error = { title: messages.postLoadFailed, headingLevel: 1 } as const

export function PostRoute() {
  const query = useLoaderData<typeof postLoader>()
  if (!query) return <PostNotFound message={messages.postNotFound} />
  return (
    <QueryBoundary key={query.variables.postId} skeleton={<PostFeedSkeleton count={1} />} error={error}>
      <PostScreen reference={query} />
    </QueryBoundary>
  )
}

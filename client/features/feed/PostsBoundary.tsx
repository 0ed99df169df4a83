import type { ReactNode } from 'react'
import { RouteBoundary } from '#client/relay/RouteBoundary.tsx'
import { messages } from '#rules/messages.ts'
import { PostFeedSkeleton } from './PostFeedSkeleton.tsx'

const failure = { title: messages.somethingWrong, text: messages.postsLoadFailed }

/** Around a list of posts. */
export function PostsBoundary({ children }: { children: ReactNode }) {
  return (
    <RouteBoundary skeleton={<PostFeedSkeleton />} failure={failure}>
      {children}
    </RouteBoundary>
  )
}

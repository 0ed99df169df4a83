import { createContext, use } from 'react'
import type { CommentSort } from '#client/__generated__/useAddCommentMutation.graphql.ts'

export type CommentThreadState = {
  postId: string
  /** Null if the viewer cannot comment. */
  viewerId: string | null
  sort: CommentSort
  /** The ids of new comments that are not shown yet. */
  pendingIds: ReadonlySet<string>
}

export const CommentThreadContext = createContext<CommentThreadState | null>(null)

export function useCommentThread(): CommentThreadState {
  const thread = use(CommentThreadContext)
  if (!thread) throw new Error('useCommentThread needs a CommentThread above it')
  return thread
}

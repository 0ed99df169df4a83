import { createContext, use } from 'react'
import type { MemberLink_user$key } from '#client/__generated__/MemberLink_user.graphql.ts'
import type { CommentSort } from '#client/__generated__/useAddCommentMutation.graphql.ts'
import type { Observable } from '#client/ui/browser/observable.ts'
import type { useOutbox } from './useOutbox.ts'

export const COMMENTS_HEADING_ID = 'comments-heading'

export type CommentThreadState = {
  postId: string
  /** Null if the viewer cannot comment. */
  viewerId: string | null
  viewer: MemberLink_user$key | null
  sort: CommentSort
  /** The ids of new comments that are not shown yet. */
  pendingIds: ReadonlySet<string>
  outbox: ReturnType<typeof useOutbox>
  /** The ids of the comments that are shown. Unsent replies to others are shown above the comments. */
  shownIds: Observable<ReadonlySet<string>>
  /** The comment that the URL links to. */
  linkedId: string | null
}

export const CommentThreadContext = createContext<CommentThreadState | null>(null)

export function useCommentThread(): CommentThreadState {
  const thread = use(CommentThreadContext)
  if (!thread) throw new Error('useCommentThread needs a CommentThread above it')
  return thread
}

/** The interrupted action of a visitor who opens the comment form. After the sign-in, the form has the focus. */
export function commentAction(subjectId: string): string {
  return `comment on ${subjectId}`
}

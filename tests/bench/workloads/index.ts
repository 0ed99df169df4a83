import { feedByText, feedFirstPage, feedInTheMiddle } from './feed.ts'
import { addComment, commentsFirstPage, commentsInTheMiddle, reactToComment } from './comments.ts'
import { login, profile, trendingMembers } from './members.ts'
import { notificationsFirstPage, notificationsInTheMiddle } from './notifications.ts'
import { feedPage, ownPosts, trendingPosts } from './numbered-pages.ts'
import type { WorkloadOf } from './workload.ts'
import { createPost, reaction } from './writes.ts'

/** In the order of the table. Writes come last, so that all reads see the same rows. */
export const WORKLOADS: readonly WorkloadOf[] = [
  feedFirstPage,
  feedByText,
  feedInTheMiddle,
  feedPage(1),
  feedPage(100),
  feedPage(50_000),
  ownPosts,
  trendingPosts,
  trendingMembers,
  profile,
  login,
  commentsFirstPage('TOP'),
  commentsFirstPage('NEWEST'),
  commentsFirstPage('OLDEST'),
  commentsInTheMiddle,
  notificationsFirstPage,
  notificationsInTheMiddle,
  reaction,
  createPost,
  reactToComment,
  addComment,
]

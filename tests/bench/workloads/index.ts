import { feedByText, feedFirstPage, feedInTheMiddle } from './feed.ts'
import { addComment, commentsFirstPage, commentsInTheMiddle, reactToComment } from './comments.ts'
import {
  blockedMembers,
  feedWithBlocks,
  followersInTheMiddle,
  homeFeedFirstPage,
  homeFeedInTheMiddle,
  savedPosts,
} from './follows.ts'
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
  homeFeedFirstPage('5,000 followed', 997),
  homeFeedInTheMiddle('5,000 followed', 997),
  homeFeedFirstPage('50 inactive followed', 998),
  homeFeedInTheMiddle('50 inactive followed', 998),
  homeFeedFirstPage('1 followed', 999),
  homeFeedInTheMiddle('1 followed', 999),
  feedWithBlocks,
  blockedMembers,
  followersInTheMiddle,
  savedPosts,
  reaction,
  createPost,
  reactToComment,
  addComment,
]

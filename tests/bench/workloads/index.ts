import { feedByText, feedFirstPage, feedInTheMiddle } from './feed.ts'
import { login, profile, trendingMembers } from './members.ts'
import { feedPage, ownPosts, trendingPosts } from './numbered-pages.ts'
import type { WorkloadOf } from './workload.ts'
import { createPost, reaction } from './writes.ts'

/** In the order of the table; what writes comes last, so that all else is read from the same rows. */
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
  reaction,
  createPost,
]

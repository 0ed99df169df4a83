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
import { topPosts, trendingTags } from './discover.ts'
import { login, profile, trendingMembers } from './members.ts'
import { notificationsFirstPage, notificationsInTheMiddle } from './notifications.ts'
import { feedPage, ownPosts, trendingPosts } from './numbered-pages.ts'
import {
  misspelledMember,
  search,
  searchCount,
  searchSuggestion,
  tagFirstPage,
  tagInTheMiddle,
} from './search.ts'
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
  search('rare word', 'walrus'),
  search('word in a seventieth', 'pigeon'),
  search('frequent word', 'lunch'),
  search('frequent word, newest', 'lunch', 'NEWEST'),
  search('frequent word, top', 'lunch', 'TOP'),
  search('two words', 'lunch monday'),
  search('two frequent words, never together', 'lunch deadline'),
  search('frequent and rare word', 'lunch walrus'),
  search('prefix of two letters', 'ka'),
  search('active author and word', 'from:member_1 lunch'),
  search('inactive author and word', 'from:member_1000 lunch'),
  searchCount('a frequent word', 'lunch'),
  searchCount('words never together', 'lunch deadline'),
  searchSuggestion,
  misspelledMember,
  tagFirstPage,
  tagInTheMiddle,
  homeFeedFirstPage('20 followed tags', 994),
  homeFeedFirstPage('20 rare followed tags', 993),
  topPosts('YEAR'),
  topPosts('WEEK'),
  trendingTags,
  reaction,
  createPost,
  reactToComment,
  addComment,
]

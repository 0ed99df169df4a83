import {
  TAGS_SHOWN_MAX,
  TRENDING_MEMBERS_DAYS,
  TRENDING_MEMBERS_MAX,
  TRENDING_RANK_MAX,
  TRENDING_TAG_MEMBERS_MIN,
} from '#rules/limits.ts'
import {
  hotScore,
  HOT_SCORE_DECAY_SECONDS,
  HOT_SCORE_EPOCH_SECONDS,
  SUGGESTION_FOLLOWS_MAX,
  TRENDING_TAG_DAYS,
  TRENDING_TAG_EXPECTED_MIN,
  trendingTagScore,
  WILSON_CONFIDENCE,
  WILSON_Z,
  wilsonLowerBound,
} from '#rules/ranking.ts'
import { TOP_PERIOD_DAYS } from '#server/features/posts/top-posts.ts'
import { MATCHES_MAX, SCANNED_MAX } from '#server/features/search/post-search.ts'
import { printTable } from './print-table.ts'

const HOUR = 3600
const decayHours = HOT_SCORE_DECAY_SECONDS / HOUR
const epoch = new Date(HOT_SCORE_EPOCH_SECONDS * 1000)
const exampleTime = new Date(epoch.getTime() + 100 * 24 * HOUR * 1000)

/** Returns docs/ranking.md, whose values and examples are computed from the rules. */
export function printRankingGuide(): string {
  return `# Ranking

This document explains the order of every list on the site. \`npm run generate\` writes it, with the constants of the code.

No ranking depends on coins, on money or on what the viewer has read. Rankings differ between viewers only because hidden and muted
members and muted words are left out, and where this document says so.

## Trending posts

Trending posts are ordered by the hot score, highest first (\`trendingPosts\`). It was published by Reddit:

\`\`\`text
score     = likes − dislikes                      of other members than the author
hot score = sign(score) × log10(max(|score|, 1)) + age bonus
age bonus = (creation time − ${epoch.toISOString().slice(0, 10)} 00:00 UTC) / ${number(HOT_SCORE_DECAY_SECONDS)} seconds
\`\`\`

The hot score changes with reactions only, not with time: older posts sink because newer posts start higher. Ten times the score
weighs as much as ${decayHours} hours. So these posts rank equal:

${printTable(
  ['score', 'age', 'hot score'],
  [
    [1, 0],
    [10, decayHours],
    [100, 2 * decayHours],
    [1000, 3 * decayHours],
  ].map(([score = 0, hours = 0]) => [number(score), `${hours} hours`, hotScoreOf(score, hours)]),
)}

The hot scores are examples: those of ${exampleTime.toISOString().slice(0, 10)} 00:00 UTC.

\`Post.ranking\` returns the hot score of a post, its likes and dislikes by others, its age, its place among the first
${number(TRENDING_RANK_MAX)} and a sentence that explains it. The site shows them under "Why am I seeing this?".

## Top posts

Top posts are ordered by likes minus dislikes of other members than the author, then newest first (\`topPosts\`). A period contains
the posts of the time before now:

${printTable(
  ['period', 'posts of'],
  Object.entries(TOP_PERIOD_DAYS).map(([period, days]) => [`\`${period}\``, periodName(days)]),
)}

## Home feed and other lists of posts

The home feed (\`followedFeed\`) contains the posts of followed members, posts with followed tags and the viewer's own, newest first.
The feed of everyone, profiles and tag pages are ordered by time as well, and saved and liked posts by the time of saving or
liking. Nothing is inserted, boosted or held back.

## Search

Posts are found if they contain all words of the search. \`RELEVANCE\` orders them in this way: posts that contain all words in their
text come before posts that match by prefix or in the description of an image, and posts with the exact phrase come first. Posts that match
equally are ordered by the hot score. \`NEWEST\` orders them by time, and \`TOP\` as top posts.

A search that matches more than about ${number(MATCHES_MAX)} posts is frequent. \`RELEVANCE\` orders it by the hot score only. A frequent
search can omit posts after its first pages: beside the first ${number(SCANNED_MAX)} posts after the position in the list, it finds
${number(MATCHES_MAX)} matches, and all matches among the newest ${number(MATCHES_MAX)} posts.

Members are ordered by how they match, then by the number of followers: the same username, a username that begins with the search,
all words in the username or full name, all words in the bio. Similar names are found only if nothing else is.

Tags are ordered in this way: the same name, then names that begin with the search, the most used first. Similar names are found only if
no name begins with the search.

## Trending members

Trending members are ordered by the likes of other members for their posts in the last ${TRENDING_MEMBERS_DAYS} days, then by their likes of all time
(\`trendingMembers\`). A like counts from when it was given, whatever the age of the post. Likes that were withdrawn and likes of
suspended members do not count. Members without a like in these days are not listed. The list has at most ${TRENDING_MEMBERS_MAX} members, and is
correct within 10 seconds.

## Trending tags

A tag trends if more members use it today than in the days before, so that tags which are always popular do not always trend
(\`trendingTags\`). The formula is that of Mastodon:

\`\`\`text
observed = distinct members who posted with the tag today (UTC)
expected = distinct members per day, the mean of the ${TRENDING_TAG_DAYS} days before, at least ${TRENDING_TAG_EXPECTED_MIN}
score    = (observed − expected)² / expected
\`\`\`

Tags with fewer than ${TRENDING_TAG_MEMBERS_MIN} members today, or not more than expected, do not trend. Several posts of a member count once. Examples:

${printTable(
  ['members today', 'members per day before', 'score'],
  [
    [5, 0],
    [10, 0],
    [10, 5],
    [60, 50],
    [100, 50],
  ].map(([today = 0, before = 0]) => [
    String(today),
    String(before),
    trendingTagScore(today, Array<number>(TRENDING_TAG_DAYS).fill(before)).toFixed(1),
  ]),
)}

The list has at most ${TAGS_SHOWN_MAX} tags, the highest score first, then in alphabetical order. It is correct within a minute.

## Comments

\`TOP\` orders comments by the lower bound of the Wilson score interval at ${WILSON_CONFIDENCE * 100} % confidence: the share of likes among all reactions that the
comment has at least, given how few reactions it has. Ties are ordered newest first. The reaction of the author counts.

\`\`\`text
n     = likes + dislikes
z     = ${WILSON_Z}
score = (likes + z²/2 − z × √(likes × dislikes / n + z²/4)) / (n + z²)        0 without reactions
\`\`\`

${printTable(
  ['likes', 'dislikes', 'share of likes', 'score'],
  [
    [200, 10],
    [20, 1],
    [10, 0],
    [1, 0],
    [50, 50],
    [0, 1],
  ].map(([likes = 0, dislikes = 0]) => [
    String(likes),
    String(dislikes),
    `${Math.round((100 * likes) / (likes + dislikes))} %`,
    wilsonLowerBound(likes, dislikes).toFixed(3),
  ]),
)}

\`NEWEST\` and \`OLDEST\` order by time.

## Suggested members

Suggestions (\`suggestedMembers\`) begin with members who are followed by the members that the viewer follows, ordered by the number of
these followers. Only the ${SUGGESTION_FOLLOWS_MAX} members that the viewer followed most recently and the ${SUGGESTION_FOLLOWS_MAX} newest follows of each count. Trending members
come next, ordered by their likes. Suggestions exclude members that the viewer follows, blocks or mutes.
`
}

function hotScoreOf(score: number, hoursAgo: number): string {
  return hotScore(score, new Date(exampleTime.getTime() - hoursAgo * HOUR * 1000)).toFixed(3)
}

function periodName(days: number | null): string {
  if (days === null) return 'all time'
  return days === 1 ? 'the last 24 hours' : `the last ${days} days`
}

function number(value: number): string {
  return value.toLocaleString('en')
}

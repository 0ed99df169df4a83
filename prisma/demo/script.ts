import type { MemeDocument } from '#rules/memes/document.ts'
import type { ReportReason } from '#rules/moderation-rules.ts'
import type { GroupJoining, MemberRole } from '#server/generated/prisma/client.ts'

/** The members of the demo community with their groups, posts and comments. `schedule` plans the times. */
export type Script = {
  members: readonly Member[]
  groups: readonly Group[]
  posts: readonly Post[]
  cases: readonly Case[]
}

/** In `members.json`. */
export type Member = {
  username: string
  fullName: string
  bio: string
  /** A date without a time. */
  born: string
  joinedDaysAgo: number
  /** Members with the same topics follow each other more often. */
  topics: readonly string[]
  role: MemberRole
  /** The names of posts. */
  saves: readonly string[]
  followedTags: readonly string[]
}

/** A file in `threads` or a line of `posts.txt`. */
export type Post = {
  /** The name of the file. Empty for a line of `posts.txt`. */
  name: string
  author: string
  text: string
  picture: Picture | null
  meme: Meme | null
  /** The slug. */
  group: string | null
  isSensitive: boolean
  when: string | null
  /** The text before the author edited it. */
  firstVersion: string | null
  comments: readonly Comment[]
}

export type Meme = {
  document: MemeDocument
  /** The name of the post with the meme that this one is a remix of. */
  remixOf: string | null
}

export type Comment = {
  author: string
  text: string
  picture: Picture | null
  marks: readonly Mark[]
  replies: readonly Comment[]
}

/** `liked` and `disliked` comments get many reactions. */
export type Mark = 'liked' | 'disliked' | 'edited' | 'deleted'

export type Picture = { svg: string; altText: string }

/** In `groups.json`. The authors of its posts are members too. */
export type Group = {
  slug: string
  name: string
  description: string
  rules: readonly string[]
  joining: GroupJoining
  cover: Picture
  owner: string
  foundedDaysAgo: number
  moderators: readonly string[]
  members: readonly string[]
  /** The usernames of members with open join requests. */
  requests: readonly string[]
  /** The name of a post. */
  pinned: string | null
}

/** In `cases.json`: reports of a post or a member, and what moderators decided. */
export type Case = {
  /** The name of a post, or a username with `@`. */
  subject: string
  reports: readonly { by: string; reason: ReportReason; note: string }[]
  decision: { by: string; action: 'DISMISS' | 'WARN' | 'MARK_SENSITIVE'; note: string } | null
  /** The text of the author's appeal. */
  appeal: string | null
}

import type { Castable } from './cast.ts'
import type { DemoComment, CommentedPost } from './demo-comment.ts'
import { timeAfter } from './moments.ts'
import type { Random } from './random.ts'
import type { DemoReaction } from './reactions.ts'

const REACTION_DELAY = 2 * 60 * 60 * 1000
/** The median number of reactions to a comment on a post that half of the members react to. */
const LIKED = 11
const TOP_LEVEL = 3
const REPLY = 1.6

type Context = { members: readonly Castable[]; post: CommentedPost; now: Date }

/** Most reactions are from members who reacted to the post, and nearly all are likes. */
export function planCommentReactions(
  random: Random,
  { author, depth, createdAt }: DemoComment,
  marks: readonly string[],
  { members, post, now }: Context,
): DemoReaction[] {
  if (author === null) return []
  const isPopular = marks.includes('liked') || marks.includes('disliked')
  const median = isPopular ? LIKED : depth === 0 ? TOP_LEVEL : REPLY
  const audience = post.reactions.length / members.length
  const count = Math.min(members.length * 0.7, Math.round(random.logNormal(median * (0.4 + audience), 0.6)))
  const likeShare = marks.includes('disliked') ? 0.3 : 0.97
  return audienceOf(random, post, members, author)
    .slice(0, count)
    .flatMap((member) => {
      const visibleFrom = new Date(Math.max(createdAt.getTime(), members[member]?.joinedAt.getTime() ?? 0))
      const reactedAt = timeAfter(random, visibleFrom, REACTION_DELAY, now)
      const kind: DemoReaction['kind'] = random.chance(likeShare) ? 'LIKE' : 'DISLIKE'
      return reactedAt ? [{ member, kind, createdAt: reactedAt }] : []
    })
}

/** The author of the post reads every comment, and the members who reacted to the post come before all others. */
function audienceOf(
  random: Random,
  post: CommentedPost,
  members: readonly Castable[],
  author: number,
): number[] {
  const readers = random.shuffle(post.reactions.map(({ member }) => member))
  const others = random.shuffle([...members.keys()])
  const first = random.chance(0.5) ? [post.author] : []
  return [...new Set([...first, ...readers, ...others])].filter((member) => member !== author)
}

import type { Random } from './random.ts'

export type DemoReaction = { member: number; kind: 'LIKE' | 'DISLIKE'; createdAt: Date }
type ReactedPost = {
  author: number
  text: string
  createdAt: Date
  image: unknown
}

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** The maximum share of members that react to a post. */
const MAX_AUDIENCE = 0.97
/** Higher values make popular posts rarer. */
const POPULARITY_EXPONENT = 1.42
/** The popularity of the favourite post, where 1 is the maximum. */
const FAVOURITE_POPULARITY = 0.85
/** The weight of an author among those who react to the own post. */
const OWN_POST_WEIGHT = 0.02
/** The weight of a member who joined after the post. */
const LATER_MEMBER_WEIGHT = 0.2

/**
 * Returns the reactions to each post, at most one of each member, after the post was created
 * and the member joined, and before now. Most members react to the post with the index `favourite`.
 */
export function planReactions(
  random: Random,
  posts: readonly ReactedPost[],
  joined: readonly Date[],
  now: Date,
  favourite: number,
): DemoReaction[][] {
  const eagerness = joined.map(() => random.logNormal(1, 0.7))
  return posts.map((post, index) => {
    const chance = Math.min(1, random.next() ** POPULARITY_EXPONENT * (post.image === null ? 1 : 1.25))
    const popularity = index === favourite ? FAVOURITE_POPULARITY : chance
    const audience = Math.round(MAX_AUDIENCE * popularity * joined.length)
    const likes = likeShare(random, post.text)
    return pickReactingMembers(random, post, joined, eagerness, audience)
      .map((member) => react(random, member, post, joined, likes))
      .filter(({ createdAt }) => createdAt < now)
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  })
}

/** Nearly all reactions are likes, except for a few controversial posts. */
function likeShare(random: Random, text: string): number {
  if (text.includes('#hottake')) return random.between(0.35, 0.6)
  return random.chance(0.05) ? random.between(0.25, 0.75) : random.between(0.93, 1)
}

function pickReactingMembers(
  random: Random,
  { author, createdAt }: ReactedPost,
  joined: readonly Date[],
  eagerness: readonly number[],
  count: number,
): number[] {
  return random.sample([...joined.keys()], count, (member) => {
    const joinedLater = (joined[member] ?? createdAt) > createdAt ? LATER_MEMBER_WEIGHT : 1
    const own = member === author ? OWN_POST_WEIGHT : 1
    return (eagerness[member] ?? 1) * joinedLater * own
  })
}

function react(
  random: Random,
  member: number,
  post: ReactedPost,
  joined: readonly Date[],
  likes: number,
): DemoReaction {
  const visibleFrom = Math.max(post.createdAt.getTime(), joined[member]?.getTime() ?? 0)
  const delay = Math.max(0.3 * MINUTE, random.logNormal(3 * HOUR, 1.7))
  const kind = member === post.author || random.chance(likes) ? 'LIKE' : 'DISLIKE'
  return { member, kind, createdAt: new Date(visibleFrom + Math.round(delay)) }
}

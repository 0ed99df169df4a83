import type { Random } from './random.ts'

export type DemoReaction = { member: number; kind: 'LIKE' | 'DISLIKE'; createdAt: Date }
type Reacted = { author: number; text: string; createdAt: Date; picture: unknown }

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** The maximum share of members that react to a post, and how far most posts stay below it. */
const MOST = 0.97
const STEEPNESS = 1.42
const OWN_LIKE = 0.02

/**
 * Returns the reactions to each post, at most one of each member, after the post and the joining of the member, and
 * before now.
 */
export function planReactions(
  random: Random,
  posts: readonly Reacted[],
  joined: readonly Date[],
  now: Date,
): DemoReaction[][] {
  const eagerness = joined.map(() => random.logNormal(1, 0.7))
  return posts.map((post) => {
    const charm = Math.min(1, random.next() ** STEEPNESS * (post.picture === null ? 1 : 1.25))
    const audience = Math.round(MOST * charm * joined.length)
    const liked = approval(random, post.text)
    return pickReacting(random, post, joined, eagerness, audience)
      .map((member) => react(random, member, post, joined, liked))
      .filter(({ createdAt }) => createdAt < now)
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  })
}

/** Nearly all reactions are likes, except for a few controversial posts. */
function approval(random: Random, text: string): number {
  if (text.includes('#hottake')) return random.between(0.35, 0.6)
  return random.chance(0.05) ? random.between(0.25, 0.75) : random.between(0.93, 1)
}

/** Weighted sampling without replacement (Efraimidis and Spirakis) picks the smallest keys. */
function pickReacting(
  random: Random,
  { author, createdAt }: Reacted,
  joined: readonly Date[],
  eagerness: readonly number[],
  count: number,
): number[] {
  return joined
    .map((date, member) => {
      const came = date > createdAt ? 0.2 : 1
      const own = member === author ? OWN_LIKE : 1
      return { member, key: -Math.log(1 - random.next()) / ((eagerness[member] ?? 1) * came * own) }
    })
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ member }) => member)
}

function react(
  random: Random,
  member: number,
  post: Reacted,
  joined: readonly Date[],
  liked: number,
): DemoReaction {
  const seen = Math.max(post.createdAt.getTime(), joined[member]?.getTime() ?? 0)
  const delay = Math.max(0.3 * MINUTE, random.logNormal(3 * HOUR, 1.7))
  const kind = member === post.author || random.chance(liked) ? 'LIKE' : 'DISLIKE'
  return { member, kind, createdAt: new Date(seen + Math.round(delay)) }
}

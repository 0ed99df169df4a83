import { timeAfter } from './moments.ts'
import { DEMO_MEMBER } from './people.ts'
import type { Random } from './random.ts'
import type { Topic } from './topics.ts'

export type DemoFollow = {
  /** The indexes of the members. */
  follower: number
  followed: number
  createdAt: Date
}

type FollowingMember = { topics: readonly Topic[]; joinedAt: Date; recentPosts: number }
/** A post of the demo member, and the members who reacted to it. */
type ReadPost = { createdAt: Date; readers: readonly number[] }

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

const FOLLOWED_BY_DEMO = 15
const FOLLOWERS_OF_DEMO = 25
/** The followers of the demo member who follow after reading a recent post. */
const READERS = 4
const READER_DELAY = 35 * MINUTE
const FOLLOW_DELAY = 45 * DAY

/** The median number of members that a member follows. */
const FOLLOWED = 11
const FOLLOWED_MIN = 3
const FOLLOWED_MAX = 35
/** The weight of a member increases by these factors with each common topic, and if the member follows already. */
const COMMON_TOPIC_FACTOR = 4
const FOLLOW_BACK_FACTOR = 3
/** Higher values give the most popular members more followers. */
const POPULARITY_EXPONENT = 0.8

/**
 * Returns the follows, oldest first, each after both members joined and before now. Members prefer common topics,
 * popular members and their followers. The demo member prefers active members, so that the home feed has recent posts.
 */
export function planFollows(
  random: Random,
  members: readonly FollowingMember[],
  post: ReadPost,
  now: Date,
): DemoFollow[] {
  const popularity = planPopularity(random, members)
  const others = [...members.keys()].filter((member) => member !== DEMO_MEMBER)
  const pairs = new Set<string>()
  const follows: DemoFollow[] = []

  function follow(follower: number, followed: number, start: Date, delay: number, end = now): void {
    const createdAt = timeAfter(random, start, delay, end)
    if (!createdAt) return
    pairs.add(`${follower} ${followed}`)
    follows.push({ follower, followed, createdAt })
  }
  const joinTime = (member: number) => members[member]?.joinedAt.getTime() ?? 0
  function followOnceJoined(follower: number, followed: number, end = now): void {
    const start = new Date(Math.max(joinTime(follower), joinTime(followed)))
    follow(follower, followed, start, FOLLOW_DELAY, end)
  }
  const affinity = (follower: number, followed: number) =>
    COMMON_TOPIC_FACTOR ** countCommonTopics(members[follower], members[followed]) *
    (pairs.has(`${followed} ${follower}`) ? FOLLOW_BACK_FACTOR : 1)

  const readers = post.readers.filter((member) => member !== DEMO_MEMBER).slice(0, READERS)
  for (const reader of readers) follow(reader, DEMO_MEMBER, post.createdAt, READER_DELAY)
  // A follow within a day before those of the readers would split their notification.
  const end = new Date(post.createdAt.getTime() - DAY)
  const earlier = others.filter(
    (member) => !readers.includes(member) && joinTime(member) < end.getTime() - DAY,
  )
  const earlierCount = FOLLOWERS_OF_DEMO - readers.length
  for (const member of random.sample(earlier, earlierCount, (candidate) => affinity(candidate, DEMO_MEMBER)))
    followOnceJoined(member, DEMO_MEMBER, end)
  const interest = (member: number) =>
    affinity(DEMO_MEMBER, member) * (members[member]?.recentPosts ?? 0) ** 2
  for (const member of random.sample(others, FOLLOWED_BY_DEMO, interest))
    followOnceJoined(DEMO_MEMBER, member)

  for (const follower of random.shuffle(others)) {
    const count = Math.round(random.logNormal(FOLLOWED, 0.6))
    const candidates = others.filter((member) => member !== follower)
    const followed = random.sample(
      candidates,
      Math.min(Math.max(count, FOLLOWED_MIN), FOLLOWED_MAX),
      (member) => affinity(follower, member) * (popularity[member] ?? 0),
    )
    for (const member of followed) followOnceJoined(follower, member)
  }
  return follows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Returns the weights of the members, which follow a power law. Active members are more likely to be popular. */
function planPopularity(random: Random, members: readonly FollowingMember[]): number[] {
  const indexes = [...members.keys()]
  const ranking = random.sample(indexes, indexes.length, (member) => 1 + (members[member]?.recentPosts ?? 0))
  return indexes.map((member) => (ranking.indexOf(member) + 1) ** -POPULARITY_EXPONENT)
}

function countCommonTopics(one: FollowingMember | undefined, other: FollowingMember | undefined): number {
  return one?.topics.filter((topic) => other?.topics.includes(topic)).length ?? 0
}

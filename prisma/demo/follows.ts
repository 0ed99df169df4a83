import type { Random } from './random.ts'
import type { Member } from './script.ts'
import { DAY, timeAfter } from './times.ts'

type Follow = { member: string; followed: string; at: Date }

/** The median number of members that a member follows. */
const FOLLOWED = 12
const FOLLOWED_MAX = 35
const FOLLOW_DELAY = 45 * DAY
/** Higher values give the most popular members more followers. */
const POPULARITY_EXPONENT = 0.8
const COMMON_TOPIC_FACTOR = 4
const FOLLOW_BACK_FACTOR = 3

/** Members prefer common topics, popular members and their followers. */
export function planFollows(
  random: Random,
  members: readonly Member[],
  joined: ReadonlyMap<string, Date>,
  now: Date,
): Follow[] {
  const popularity = new Map(
    random.shuffle(members).map((member, rank) => [member, (rank + 1) ** -POPULARITY_EXPONENT]),
  )
  const follows = new Map<string, Follow>()
  const appeal = (follower: Member, followed: Member) =>
    (popularity.get(followed) ?? 0) *
    COMMON_TOPIC_FACTOR ** followed.topics.filter((topic) => follower.topics.includes(topic)).length *
    (follows.has(`${followed.username} ${follower.username}`) ? FOLLOW_BACK_FACTOR : 1)
  for (const follower of random.shuffle(members)) {
    const count = Math.min(Math.round(random.logNormal(FOLLOWED, 0.6)), FOLLOWED_MAX)
    const others = members.filter((member) => member !== follower)
    for (const followed of random.sample(others, count, (member) => appeal(follower, member))) {
      const [one, other] = [follower, followed].map(({ username }) => joined.get(username)?.getTime() ?? 0)
      const at = timeAfter(random, new Date(Math.max(one ?? 0, other ?? 0)), FOLLOW_DELAY, now)
      const pair = { member: follower.username, followed: followed.username }
      if (at) follows.set(`${pair.member} ${pair.followed}`, { ...pair, at })
    }
  }
  return [...follows.values()]
}

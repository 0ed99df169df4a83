import type { Random } from './random.ts'
import { joinTime, type Action, type Stage } from './actions.ts'
import type { Group, Post } from './script.ts'
import { DAY, latestOf, MINUTE, timeAfter } from './times.ts'

const JOIN_DELAY = 20 * DAY
const APPOINT_DELAY = 5 * DAY

/** The authors of posts join their groups before they post. */
export function planGroups(
  random: Random,
  groups: readonly Group[],
  posts: ReadonlyMap<Post, Date>,
  stage: Stage,
): Action[] {
  return groups.flatMap((group) => planGroup(random.fork(group.slug), group, posts, stage))
}

function planGroup(
  random: Random,
  group: Group,
  posts: ReadonlyMap<Post, Date>,
  { now, joined, founded }: Stage,
): Action[] {
  const { slug, owner, moderators, members, requests, pinned } = group
  const start = latestOf([founded.get(slug), joinTime({ joined }, owner)])
  const actions: Action[] = [{ does: 'found group', at: start, member: owner, group }]
  const firstPosts = new Map<string, Date>()
  for (const [post, at] of posts) {
    if (post.group !== slug) continue
    firstPosts.set(post.author, earlierOf(firstPosts.get(post.author), at))
    if (post.name === pinned)
      actions.push({ does: 'pin', at: new Date(at.getTime() + MINUTE), member: owner, group, post })
  }
  for (const member of new Set([...moderators, ...members, ...firstPosts.keys()])) {
    if (member === owner) continue
    const from = latestOf([start, joinTime({ joined }, member)])
    const until = firstPosts.get(member)
    const at = until
      ? new Date(Math.round(random.between(from.getTime(), until.getTime())))
      : timeAfter(random, from, JOIN_DELAY, now)
    if (!at) continue
    actions.push({ does: 'join group', at, member, group, isApproved: true })
    const appointed = moderators.includes(member) && timeAfter(random, at, APPOINT_DELAY, now)
    if (appointed)
      actions.push({ does: 'appoint moderator', at: appointed, member: owner, group, moderator: member })
  }
  for (const member of requests) {
    const at = new Date(now.getTime() - random.integer(20, 20 * 60) * MINUTE)
    actions.push({ does: 'join group', at, member, group, isApproved: false })
  }
  return actions
}

function earlierOf(one: Date | undefined, other: Date): Date {
  return one && one < other ? one : other
}

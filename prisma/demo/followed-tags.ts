import { tagsOf } from '#rules/post-rules.ts'
import type { Random } from './random.ts'

export type DemoTagFollow = {
  /** The index of the member. */
  member: number
  /** In lower case and without the `#`. */
  tag: string
  createdAt: Date
}

/** Popular tags, which most plans use often, and a trending one. */
const PREFERRED = ['officelife', 'cats', 'ducks']
/** A followed tag has at least this many posts. */
const POSTS_MIN = 3
const DAY = 24 * 60 * 60 * 1000

/** Plans as many tags as are preferred. The most used ones replace those that have too few of the posts. */
export function planFollowedTags(
  random: Random,
  member: number,
  posts: readonly { text: string }[],
  now: Date,
): DemoTagFollow[] {
  const used = mostUsedFirst(posts)
  const tags = new Set([...PREFERRED.filter((tag) => used.includes(tag)), ...used])
  return [...tags].slice(0, PREFERRED.length).map((tag) => ({
    member,
    tag,
    createdAt: new Date(now.getTime() - Math.round(random.between(1, 25) * DAY)),
  }))
}

/** The tags with enough posts. */
function mostUsedFirst(posts: readonly { text: string }[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ text }) => tagsOf(text))) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= POSTS_MIN)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag)
}

import type { Random } from './random.ts'

export type DemoTagFollow = {
  /** The index of the member. */
  member: number
  /** In lower case and without the `#`. */
  tag: string
  createdAt: Date
}

/** Popular tags, which posts of every day use, and a trending one. */
const FOLLOWED_TAGS = ['officelife', 'cats', 'ducks']
const DAY = 24 * 60 * 60 * 1000

export function planFollowedTags(random: Random, member: number, now: Date): DemoTagFollow[] {
  return FOLLOWED_TAGS.map((tag) => ({
    member,
    tag,
    createdAt: new Date(now.getTime() - Math.round(random.between(1, 25) * DAY)),
  }))
}

import { timeAfter } from './moments.ts'
import type { Random } from './random.ts'
import type { DemoReaction } from './reactions.ts'

export type DemoSave = {
  /** The indexes of the member and the post. */
  member: number
  post: number
  createdAt: Date
}

type SavablePost = { author: number; createdAt: Date; reactions: readonly DemoReaction[] }

const SAVED = 9
const HOUR = 60 * 60 * 1000
const SAVE_DELAY = 5 * HOUR
/** Posts that are at least this old have their reactions. */
const AGE_MIN = 3 * HOUR

/** Returns the posts that a member saves, popular ones of others, first saved first. */
export function planSavedPosts(
  random: Random,
  posts: readonly SavablePost[],
  member: number,
  now: Date,
): DemoSave[] {
  const candidates = [...posts.entries()].filter(
    ([, { author, createdAt }]) => author !== member && now.getTime() - createdAt.getTime() > AGE_MIN,
  )
  return random
    .sample(candidates, SAVED, ([, { reactions }]) => reactions.length ** 3)
    .flatMap(([post, { createdAt }]) => {
      const savedAt = timeAfter(random, createdAt, SAVE_DELAY, now)
      return savedAt ? [{ member, post, createdAt: savedAt }] : []
    })
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

import type { Random } from './random.ts'

type EditablePost = { text: string; createdAt: Date }

const MINUTE = 60 * 1000
const EDITED = 3
/** Only recent posts are marked as edited, so that visitors find them near the top of the feed. */
const AGE_MAX = 2 * 24 * 60 * MINUTE
const AGE_MIN = 60 * MINUTE

/** Returns the times of edits by the index of the post. */
export function planEdits(random: Random, posts: readonly EditablePost[], now: Date): Map<number, Date> {
  const candidates = [...posts.entries()].filter(([, { text, createdAt }]) => {
    const age = now.getTime() - createdAt.getTime()
    return text !== '' && age > AGE_MIN && age < AGE_MAX
  })
  const edited = random.shuffle(candidates).slice(0, EDITED)
  return new Map(
    edited.map(([index, { createdAt }]) => [
      index,
      new Date(createdAt.getTime() + Math.round(random.between(MINUTE, 45 * MINUTE))),
    ]),
  )
}

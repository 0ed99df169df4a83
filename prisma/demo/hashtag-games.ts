import type { Random } from './random.ts'
import { earlierGames, gamesOfToday } from './texts/hashtag-games.ts'
import { startOfDay } from './timeline.ts'

export type ReservedPost = { author: number; text: string | null }

const DAY = 24 * 60 * 60 * 1000
/** Milliseconds. The games began this long before today. */
const GAMES_AGE_MAX = 5 * DAY
/** Milliseconds. Members play after they have looked around. */
const JOINED_BEFORE = DAY / 24

/**
 * Returns the authors and texts of the hashtag games by the indexes of `times`, except for those in `taken`. Every post is by
 * another member, because tags trend by their members.
 */
export function planHashtagGames(
  random: Random,
  times: readonly Date[],
  joined: readonly Date[],
  now: Date,
  taken: ReadonlySet<number>,
): Map<number, ReservedPost> {
  const midnight = startOfDay(now)
  const members = random.shuffle([...joined.keys()])
  const posts = new Map<number, ReservedPost>()

  function play(texts: readonly string[], from: number, until: number): void {
    const slots = [...times.keys()].filter((index) => {
      const time = times[index]?.getTime() ?? 0
      return time >= from && time < until && !taken.has(index)
    })
    const chosen = random.shuffle(slots).slice(0, texts.length)
    for (const [order, index] of chosen.entries()) {
      const latestJoin = (times[index]?.getTime() ?? 0) - JOINED_BEFORE
      const found = members.findIndex((member) => (joined[member]?.getTime() ?? 0) < latestJoin)
      const [author] = found === -1 ? [] : members.splice(found, 1)
      const text = texts[order]
      if (author !== undefined && text !== undefined) posts.set(index, { author, text })
    }
  }

  play(random.shuffle(gamesOfToday), midnight, now.getTime() + 1)
  play(random.shuffle(earlierGames), midnight - GAMES_AGE_MAX, midnight)
  return posts
}

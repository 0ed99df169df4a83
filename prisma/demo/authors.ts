import type { Random } from './random.ts'

/** Milliseconds between joining and the first post. */
const FIRST_POST_DELAY = 10 * 60 * 1000

/**
 * Returns the index of the author in `joined` for each of the ascending times. A few members write many posts, most
 * write few, and each writes at least one after joining. `reserved` has the authors that are known, by index.
 */
export function planAuthors(
  random: Random,
  times: readonly Date[],
  joined: readonly Date[],
  reserved: ReadonlyMap<number, number>,
): number[] {
  const authors = new Map(reserved)
  for (const { member, from } of latestFirst(joined)) {
    const freeSlots = times.flatMap((time, index) =>
      time.getTime() > from && !authors.has(index) ? [index] : [],
    )
    authors.set(random.pick(freeSlots), member)
  }
  const weights = activityWeights(random, joined.length)
  const members = joined.map((_, member) => member)
  const result: number[] = []
  for (const [index, time] of times.entries()) {
    const recentAuthors = new Set([...result.slice(-3), authors.get(index + 1), authors.get(index + 2)])
    const mayPost = (member: number) =>
      !recentAuthors.has(member) && time.getTime() > (joined[member]?.getTime() ?? 0) + FIRST_POST_DELAY
    result.push(
      authors.get(index) ??
        random.weighted(members, (member) => (mayPost(member) ? (weights[member] ?? 0) : 0)),
    )
  }
  return result
}

/** The latest members choose first, because they have the fewest posts to choose from. */
function latestFirst(joined: readonly Date[]): { member: number; from: number }[] {
  return joined
    .map((date, member) => ({ member, from: date.getTime() + FIRST_POST_DELAY }))
    .sort((one, other) => other.from - one.from)
}

/** The weights follow a power law. The most active member has about ten times the weight of the least active. */
function activityWeights(random: Random, count: number): number[] {
  const ranks = random.shuffle(Array.from({ length: count }, (_, rank) => rank))
  return ranks.map((rank) => (rank + 1) ** -0.58)
}

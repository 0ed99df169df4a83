import type { Random } from './random.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const DAYS = 30

/** The relative activity in each hour of the day, from midnight UTC. */
const hourlyActivity = [5, 3, 2, 1, 1, 2, 5, 9, 11, 9, 8, 9, 13, 11, 8, 7, 8, 10, 12, 15, 18, 17, 13, 9]

/** The ages of the newest posts in minutes, so that the feed is recent at any hour. */
const newestPostAges = [4, 11, 19, 34, 51, 76, 104, 139]

/** Returns ascending times within the last 30 days. No two are in the same millisecond. */
export function planTimes(random: Random, now: Date, count: number): Date[] {
  const end = now.getTime()
  const times = new Set(
    newestPostAges.slice(0, count).map((minutes) => end - minutes * MINUTE - random.integer(0, MINUTE)),
  )
  const newest = end - (newestPostAges.at(-1) ?? 0) * MINUTE
  while (times.size < count) {
    const time = pickTime(random, end)
    if (time < newest && time > end - DAYS * DAY) times.add(time)
  }
  return [...times].sort((one, other) => one - other).map((time) => new Date(time))
}

function pickTime(random: Random, end: number): number {
  // The activity grows over the month. On its last day, it is 50 % higher than on its first.
  const daysAgo = random.weighted(days, (day) => 1.5 - day / (2 * DAYS))
  const midnight = Math.floor(end / DAY) * DAY - daysAgo * DAY
  const hour = random.weighted(hours, (candidate) => hourlyActivity[candidate] ?? 0)
  return midnight + hour * HOUR + random.integer(0, HOUR - 1)
}

const days = Array.from({ length: DAYS + 1 }, (_, day) => day)
const hours = Array.from({ length: 24 }, (_, hour) => hour)

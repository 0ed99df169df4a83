import type { Random } from './random.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const DAYS = 30

/** How lively each hour of the day is, from midnight UTC on: coffee, lunch and sofa are the peaks. */
const rhythm = [5, 3, 2, 1, 1, 2, 5, 9, 11, 9, 8, 9, 13, 11, 8, 7, 8, 10, 12, 15, 18, 17, 13, 9]

/** Minutes before now of the newest posts: whoever opens the feed finds it awake at any hour. */
const justNow = [4, 11, 19, 34, 51, 76, 104, 139]

/** When posts were written: ascending, no two in the same millisecond, all within the last 30 days. */
export function planTimes(random: Random, now: Date, count: number): Date[] {
  const end = now.getTime()
  const times = new Set(
    justNow.slice(0, count).map((minutes) => end - minutes * MINUTE - random.integer(0, MINUTE)),
  )
  const newest = end - (justNow.at(-1) ?? 0) * MINUTE
  while (times.size < count) {
    const time = pickTime(random, end)
    if (time < newest && time > end - DAYS * DAY) times.add(time)
  }
  return [...times].sort((one, other) => one - other).map((time) => new Date(time))
}

function pickTime(random: Random, end: number): number {
  // The community has grown over the month: its last day is half as busy again as its first.
  const daysAgo = random.weighted(days, (day) => 1.5 - day / (2 * DAYS))
  const midnight = Math.floor(end / DAY) * DAY - daysAgo * DAY
  const hour = random.weighted(hours, (candidate) => rhythm[candidate] ?? 0)
  return midnight + hour * HOUR + random.integer(0, HOUR - 1)
}

const days = Array.from({ length: DAYS + 1 }, (_, day) => day)
const hours = Array.from({ length: 24 }, (_, hour) => hour)

import type { Random } from './random.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const DAYS = 30

/** The relative activity in each hour of the day, from midnight UTC. */
const hourlyActivity = [5, 3, 2, 1, 1, 2, 5, 9, 11, 9, 8, 9, 13, 11, 8, 7, 8, 10, 12, 15, 18, 17, 13, 9]

/** The ages of the newest posts in minutes, so that the feed is recent at any hour. */
const newestPostAges = [4, 11, 19, 34, 51, 76, 104, 139]

/** The number of posts since midnight UTC, however recent that is, so that tags of today trend at any time of the day. */
const TODAY_MIN = 42

/** Returns ascending times within the last 30 days. No two are in the same millisecond. */
export function planTimes(random: Random, now: Date, count: number): Date[] {
  const end = now.getTime()
  const times = new Set(
    newestPostAges.slice(0, count).map((minutes) => end - minutes * MINUTE - random.integer(0, MINUTE)),
  )
  const newest = end - (newestPostAges.at(-1) ?? 0) * MINUTE
  const midnight = startOfDay(now)
  const missingToday = () => Math.max(0, TODAY_MIN - [...times].filter((time) => time >= midnight).length)
  while (times.size + missingToday() < count) {
    const time = pickTime(random, end)
    if (time < newest && time > end - DAYS * DAY) times.add(time)
  }
  const extra = missingToday()
  for (let index = 0; index < extra; index += 1) {
    const part = (index + random.next()) / extra
    times.add(midnight + Math.floor(part * (end - midnight)))
  }
  return [...times].sort((one, other) => one - other).map((time) => new Date(time))
}

/** The time of the last midnight UTC. */
export function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / DAY) * DAY
}

function pickTime(random: Random, end: number): number {
  // The activity grows over the month. On its last day, it is 50 % higher than on its first.
  const daysAgo = random.weighted(days, (day) => 1.5 - day / (2 * DAYS))
  const midnight = startOfDay(new Date(end)) - daysAgo * DAY
  const hour = random.weighted(hours, (candidate) => hourlyActivity[candidate] ?? 0)
  return midnight + hour * HOUR + random.integer(0, HOUR - 1)
}

const days = Array.from({ length: DAYS + 1 }, (_, day) => day)
const hours = Array.from({ length: 24 }, (_, hour) => hour)

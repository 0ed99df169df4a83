import type { Random } from './random.ts'
import type { Post } from './script.ts'

export const MINUTE = 60 * 1000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Posts without a time of their own were written in these days, but not in the last hours. */
const DAYS = 30
const NEWEST = 150 * MINUTE
const MINUTES_AGO = /^(\d+) minutes ago$/
/** The relative activity in each hour of the day, from midnight UTC. */
const ACTIVITY = [5, 3, 2, 1, 1, 2, 5, 9, 11, 9, 8, 9, 13, 11, 8, 7, 8, 10, 12, 15, 18, 17, 13, 9]
const ACTIVITY_MAX = Math.max(...ACTIVITY)
const ATTEMPTS = 1000
/** Nobody writes or reacts faster. */
const SHORTEST_DELAY = 15 * 1000

const FITTING_HOURS = new Map([
  ['morning', [5, 11]],
  ['evening', [17, 23]],
  ['night', [21, 29]],
])
const FITTING_DAYS = new Map([
  ['monday', [1]],
  ['friday', [5]],
  ['weekend', [0, 6]],
])

/** Returns a time after `earliest` that fits `when`, or null if there is none. All times are in UTC. */
export function timeOfPost(random: Random, { when }: Post, earliest: Date, now: Date): Date | null {
  const [, minutes] = MINUTES_AGO.exec(when ?? '') ?? []
  if (minutes !== undefined)
    return new Date(now.getTime() - Number(minutes) * MINUTE - random.integer(1, MINUTE))
  if (when === 'introduction') return timeAfter(random, earliest, 3 * HOUR, now)
  const [from, until] = rangeOf(when, now.getTime())
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const time = new Date(Math.floor(random.between(Math.max(from, earliest.getTime()), until)))
    if (time > earliest && fits(when, time) && random.chance(activityAt(time))) return time
  }
  return null
}

function rangeOf(when: string | null, now: number): [from: number, until: number] {
  const midnight = Math.floor(now / DAY) * DAY
  if (when === 'today') return [midnight, now]
  if (when === 'this week') return [midnight - 5 * DAY, midnight]
  return [now - DAYS * DAY, now - NEWEST]
}

function fits(when: string | null, time: Date): boolean {
  const [from = 0, until = 24] = FITTING_HOURS.get(when ?? '') ?? []
  const hour = time.getUTCHours()
  const days = FITTING_DAYS.get(when ?? '')
  return (
    [hour, hour + 24].some((one) => one >= from && one < until) && (days?.includes(time.getUTCDay()) ?? true)
  )
}

function activityAt(time: Date): number {
  return (ACTIVITY[time.getUTCHours()] ?? 0) / ACTIVITY_MAX
}

/** Returns a time after `start` and before `now`, or null if `start` is too recent. The delays are log-normal. */
export function timeAfter(random: Random, start: Date, medianDelay: number, now: Date): Date | null {
  const left = now.getTime() - start.getTime()
  if (left < 3 * SHORTEST_DELAY) return null
  const delay = Math.max(SHORTEST_DELAY, random.logNormal(medianDelay, 1.1))
  return new Date(start.getTime() + Math.round(delay < left ? delay : left * random.between(0.3, 0.8)))
}

export function latestOf(times: readonly (Date | null | undefined)[]): Date {
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)))
}

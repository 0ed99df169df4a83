import type { Random } from './random.ts'
import type { Moment } from './topics.ts'

/** All times are in UTC. */
export function fitsMoment(moment: Moment | undefined, time: Date): boolean {
  const hour = time.getUTCHours()
  const day = time.getUTCDay()
  switch (moment) {
    case undefined:
      return true
    case 'morning':
      return hour >= 5 && hour < 11
    case 'evening':
      return hour >= 17 && hour < 23
    case 'night':
      return hour >= 21 || hour < 5
    case 'monday':
      return day === 1
    case 'friday':
      return day === 5
    case 'weekend':
      return day === 0 || day === 6
  }
}

/** Milliseconds. Nobody writes or reacts faster. */
const SHORTEST_DELAY = 15 * 1000

/** Returns a time after `start` and before `now`, or null if `start` is too recent. The delays are log-normal. */
export function timeAfter(random: Random, start: Date, medianDelay: number, now: Date): Date | null {
  const left = now.getTime() - start.getTime()
  if (left < 3 * SHORTEST_DELAY) return null
  const delay = Math.max(SHORTEST_DELAY, random.logNormal(medianDelay, 1.1))
  return new Date(start.getTime() + Math.round(delay < left ? delay : left * random.between(0.3, 0.8)))
}

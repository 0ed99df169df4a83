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

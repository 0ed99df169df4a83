const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/**
 * The age of a post. The product specification has no singular forms, and shows a date in the future (of a wrong clock) as "Just
 * now". `timeZone` defaults to the one of the browser.
 */
export function relativeTime(date: Date, now: Date, timeZone?: string): string {
  const age = now.getTime() - date.getTime()
  if (age < MINUTE) return 'Just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} hours ago`
  if (age < WEEK) return `${Math.floor(age / DAY)} days ago`
  const day = date.toLocaleDateString('en-US', { day: '2-digit', timeZone })
  const month = date.toLocaleDateString('en-US', { month: 'short', timeZone })
  return `${day} ${month}`
}

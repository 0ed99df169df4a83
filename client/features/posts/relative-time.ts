const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const month = new Intl.DateTimeFormat('en-US', { month: 'short' })

/** How long ago something was, as the feed says it; a moment in the future (a clock that is off) is "Just now". */
export function relativeTime(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime()
  if (age < MINUTE) return 'Just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour')
  if (age < WEEK) return ago(Math.floor(age / DAY), 'day')
  return `${String(moment.getDate()).padStart(2, '0')} ${month.format(moment)}`
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

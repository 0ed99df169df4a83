const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const month = new Intl.DateTimeFormat('en-US', { month: 'short' })

/** How long ago something was, in the specification's words, which know no singular; a moment in the future (a clock that is off) is "Just now". */
export function relativeTime(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime()
  if (age < MINUTE) return 'Just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} hours ago`
  if (age < WEEK) return `${Math.floor(age / DAY)} days ago`
  return `${String(moment.getDate()).padStart(2, '0')} ${month.format(moment)}`
}

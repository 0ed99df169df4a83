const DAY = 24 * 60 * 60 * 1000

/** The heading of a day in the reader's time zone: “Today”, “Yesterday”, or the date. */
export function dayLabel(moment: string, now: Date): string {
  const date = new Date(moment)
  const day = startOfDay(date)
  const daysAgo = Math.round((startOfDay(now) - day) / DAY)
  if (daysAgo <= 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString('en-US', {
    ...(daysAgo < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
    ...(!isThisYear && daysAgo >= 7 && { year: 'numeric' }),
  })
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

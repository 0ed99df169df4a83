import { relativeTime } from './relative-time.ts'
import { useNow } from './useNow.ts'

const fullDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** How long ago, in words that keep up with the clock; the full date is the tooltip. */
export function RelativeTime({ moment }: { moment: string }) {
  const now = useNow()
  const date = new Date(moment)
  return (
    <time dateTime={moment} title={fullDate.format(date)}>
      {relativeTime(date, now)}
    </time>
  )
}

import { useIsHydrated } from '#client/ui/browser/server-render.ts'
import { relativeTime } from './relative-time.ts'
import { useNow } from './useNow.ts'

/** The age of a post, with the full date as the tooltip. The server does not know the time zone of the reader. */
export function RelativeTime({ moment }: { moment: string }) {
  const now = useNow()
  const timeZone = useIsHydrated() ? undefined : 'UTC'
  const date = new Date(moment)
  return (
    <time
      dateTime={moment}
      title={date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })}
    >
      {relativeTime(date, now, timeZone)}
    </time>
  )
}

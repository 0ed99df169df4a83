import { use } from 'react'
import { createObservable, useObservable } from './browser/observable.ts'
import { ServerRenderContext } from './browser/server-render.ts'
import { counted } from './counts.ts'
import { monthName, shortMonthName } from './months.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const TICK = MINUTE / 2

/** All components share one timer. */
const clock = createObservable(new Date(), (set) => {
  // A new value renders all ages again, which is noticeable on a slow phone.
  if (Math.abs(Date.now() - clock.get().getTime()) >= TICK) set(new Date())
  const timer = setInterval(() => set(new Date()), TICK)
  return () => clearInterval(timer)
})

/** The age of something, with the full date as the tooltip. The server does not know the time zone of the reader. */
export function RelativeTime({ moment }: { moment: string }) {
  const serverRender = use(ServerRenderContext)
  const time = useObservable(clock, clock.get())
  const now = serverRender?.renderedAt ?? time
  const date = new Date(moment)
  const shown = serverRender ? date : inTimeZoneOfReader(date)
  return (
    <time dateTime={moment} title={fullDate(shown)}>
      {relativeTime(date, now, shown)}
    </time>
  )
}

/** A date in the future (of a wrong clock) is "Just now". */
export function relativeTime(date: Date, now: Date, shown = inTimeZoneOfReader(date)): string {
  const age = now.getTime() - date.getTime()
  if (age < MINUTE) return 'Just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${counted(Math.floor(age / HOUR), 'hour')} ago`
  if (age < WEEK) return `${counted(Math.floor(age / DAY), 'day')} ago`
  return `${twoDigits(shown.getUTCDate())} ${shortMonthName(shown.getUTCMonth())}`
}

function fullDate(shown: Date): string {
  const time = `${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`
  return `${shown.getUTCDate()} ${monthName(shown.getUTCMonth())} ${shown.getUTCFullYear()} at ${time}`
}

/** Returns a date whose UTC fields are the local ones. */
function inTimeZoneOfReader(date: Date): Date {
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

import { use } from 'react'
import { createObservable, useObservable } from './browser/observable.ts'
import { ServerRenderContext } from './browser/server-render.ts'

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
  const timeZone = serverRender ? 'UTC' : undefined
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

/**
 * The product specification has no singular forms, and shows a date in the future (of a wrong clock) as "Just now". `timeZone`
 * defaults to the one of the browser.
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

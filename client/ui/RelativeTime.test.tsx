import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RelativeTime, relativeTime } from './RelativeTime.tsx'

const now = new Date(2026, 10, 21, 12, 0, 0)

function secondsAgo(seconds: number): string {
  return relativeTime(new Date(now.getTime() - seconds * 1000), now)
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('age of a post', () => {
  it.each([
    ['a moment', 0, 'Just now'],
    ['a clock that runs ahead', -30, 'Just now'],
    ['almost a minute', MINUTE - 1, 'Just now'],
    ['a minute', MINUTE, '1 min ago'],
    ['almost an hour', HOUR - 1, '59 min ago'],
    ['an hour', HOUR, '1 hour ago'],
    ['two hours', 2 * HOUR, '2 hours ago'],
    ['almost a day', DAY - 1, '23 hours ago'],
    ['a day', DAY, '1 day ago'],
    ['almost a week', 7 * DAY - 1, '6 days ago'],
    ['a week', 7 * DAY, '14 Nov'],
  ])('after %s', (_, seconds, label) => {
    expect(secondsAgo(seconds)).toBe(label)
  })

  it('shows a day below ten with two digits and the month with three letters', () => {
    expect(relativeTime(new Date(2026, 8, 3), now)).toBe('03 Sep')
  })

  it('has the date and the time of the reader as its tooltip', () => {
    render(<RelativeTime moment={new Date(2026, 8, 3, 7, 5).toISOString()} />)
    expect(screen.getByText('03 Sep')).toHaveAttribute('title', '3 September 2026 at 07:05')
  })
})

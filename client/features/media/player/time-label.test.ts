import { expect, test } from 'vitest'
import { timeLabel } from './time-label.ts'

test.each([
  [0, '0:00'],
  [7.99, '0:07'],
  [31, '0:31'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [36_000, '10:00:00'],
])('%d seconds are %s', (seconds, label) => {
  expect(timeLabel(seconds)).toBe(label)
})

import { expect, test } from 'vitest'
import { ageLabel } from './age-label.ts'

test.each([
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 minute'],
  [3599, '59 minutes'],
  [7200, '2 hours'],
  [86_399, '23 hours'],
  [86_400, '1 day'],
  [5_000_000, '57 days'],
])('age of %i seconds is %s', (seconds, label) => {
  expect(ageLabel(seconds)).toBe(label)
})

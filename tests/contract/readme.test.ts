import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { environmentVariables } from '#server/config/env.ts'
import { DOCUMENT_LIMITS, NODES_MAX, OPERATION_COST_MAX } from '#rules/limits.ts'
import { OPEN_MAX } from '#rules/open-limits.ts'
import { IPV6_SITE_FACTOR, RATE_LIMITS } from '#rules/rate-limits.ts'

const readme = await readFile('README.md', 'utf8')
/** Cells without the blanks that line the columns up. */
const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

test('the README has every rate limit as the code has it', () => {
  for (const { uses, seconds, what } of Object.values(RATE_LIMITS)) {
    expect(rows).toContainEqual(['', String(uses), within(seconds), what, ''])
  }
})

test('the README has the share of an IPv6 /48 as the code has it', () => {
  expect(readme).toContain(`all networks of a /48 together get ${IPV6_SITE_FACTOR} times as many`)
})

test('the README has every limit of what is open at once as the code has it', () => {
  for (const { count, what } of Object.values(OPEN_MAX))
    expect(rows).toContainEqual(['', String(count), what, ''])
})

test('the README has every limit of a document as the code has it', () => {
  for (const { maximum, what } of Object.values(DOCUMENT_LIMITS))
    expect(rows).toContainEqual(['', String(maximum), what, ''])
  expect(rows).toContainEqual(['', String(NODES_MAX), 'ids for `nodes`', ''])
  expect(rows).toContainEqual(['', String(OPERATION_COST_MAX), 'points for one operation', ''])
})

test('the README has every setting', () => {
  for (const name of environmentVariables.filter((variable) => variable !== 'NODE_ENV')) {
    expect(readme).toContain(`\`${name}\``)
  }
})

function within(seconds: number): string {
  if (seconds % 86_400 === 0) return `${seconds / 86_400} day`
  return seconds % 3600 === 0 ? `${seconds / 3600} hour` : `${seconds / 60} min`
}

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { printRankingGuide } from '#server/schema/ranking-guide.ts'
import { environmentVariables } from '#server/config/env.ts'
import { DOCUMENT_LIMITS, NODES_MAX, OPERATION_COST_MAX, SUBSCRIPTION_COST_MAX } from '#rules/limits.ts'
import { CONCURRENCY_LIMITS } from '#rules/concurrency-limits.ts'
import { IPV6_SITE_FACTOR, RATE_LIMITS } from '#rules/rate-limits.ts'

const configuration = await readFile('docs/configuration.md', 'utf8')
const limits = await readFile('docs/limits.md', 'utf8')
const rows = limits.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

test('docs/limits.md lists every rate limit', () => {
  for (const { uses, seconds, description } of Object.values(RATE_LIMITS)) {
    expect(rows).toContainEqual(['', String(uses), within(seconds), description, ''])
  }
})

test('docs/limits.md states the multiplier of an IPv6 /48 network', () => {
  expect(limits).toContain(`all networks of a /48 together get ${IPV6_SITE_FACTOR} times as many`)
})

test('docs/limits.md lists every concurrency limit', () => {
  for (const { count, description } of Object.values(CONCURRENCY_LIMITS))
    expect(rows).toContainEqual(['', String(count), description, ''])
})

test('docs/limits.md lists every limit of a GraphQL document', () => {
  for (const { maximum, description } of Object.values(DOCUMENT_LIMITS))
    expect(rows).toContainEqual(['', String(maximum), description, ''])
  expect(rows).toContainEqual(['', String(NODES_MAX), 'ids for `nodes`', ''])
  expect(rows).toContainEqual(['', String(OPERATION_COST_MAX), 'points for one operation', ''])
  expect(rows).toContainEqual(['', String(SUBSCRIPTION_COST_MAX), 'points for one subscription', ''])
})

test('docs/ranking.md is generated from the current rules', async () => {
  expect(await readFile('docs/ranking.md', 'utf8')).toBe(printRankingGuide())
})

test('docs/configuration.md lists every environment variable', () => {
  for (const name of environmentVariables.filter((variable) => variable !== 'NODE_ENV')) {
    expect(configuration).toContain(`\`${name}\``)
  }
})

function within(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds % 86_400 === 0) return `${seconds / 86_400} day`
  return seconds % 3600 === 0 ? `${seconds / 3600} hour` : `${seconds / 60} min`
}

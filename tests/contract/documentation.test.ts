import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { printRankingGuide } from '#server/schema/ranking-guide.ts'
import { printLimits } from '#server/schema/limits-guide.ts'
import { IPV6_SITE_FACTOR } from '#rules/rate-limits.ts'

const limits = await readFile('docs/limits.md', 'utf8')

test('docs/limits.md is generated from the current rules', () => {
  expect(limits).toBe(printLimits(limits))
})

test('docs/limits.md states the multiplier of an IPv6 /48 network', () => {
  expect(limits).toContain(`all networks of a /48 together get ${IPV6_SITE_FACTOR} times as many`)
})

test('docs/ranking.md is generated from the current rules', async () => {
  expect(await readFile('docs/ranking.md', 'utf8')).toBe(printRankingGuide())
})

import { expect, test } from 'vitest'
import { hotScore, wilsonLowerBound } from '#rules/ranking.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const COUNTS = [0, 1, 2, 9, 10, 11, 250, 100_000]

test('hot score of the rules equals that of the database', async () => {
  const times = ['2025-06-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-11-25T03:21:09.123Z'].map(
    (time) => new Date(time),
  )
  for (const score of [...COUNTS, -1, -10, -35]) {
    for (const createdAt of times) {
      const [row] = await app.dependencies.database.$queryRaw<{ value: number }[]>`
        SELECT hot_score(${score}::int, ${createdAt}::timestamptz) AS value`
      expect(hotScore(score, createdAt)).toBeCloseTo(row?.value ?? Number.NaN, 9)
    }
  }
})

test('score of the best comments of the rules equals that of the database', async () => {
  for (const likes of COUNTS) {
    for (const dislikes of COUNTS) {
      const [row] = await app.dependencies.database.$queryRaw<{ value: number }[]>`
        SELECT wilson_lower_bound(${likes}::int, ${dislikes}::int) AS value`
      expect(wilsonLowerBound(likes, dislikes)).toBeCloseTo(row?.value ?? Number.NaN, 9)
    }
  }
})

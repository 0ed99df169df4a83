import { expect, test } from 'vitest'
import { hotScore, HOT_SCORE_DECAY_SECONDS, trendingTagScore, wilsonLowerBound } from './ranking.ts'

const now = new Date('2026-03-18T12:00:00Z')

test('a post with ten times the score ranks equal to a post that is 12.5 hours younger', () => {
  const older = new Date(now.getTime() - HOT_SCORE_DECAY_SECONDS * 1000)
  expect(hotScore(100, older)).toBeCloseTo(hotScore(10, now), 9)
})

test('a post without reactions ranks equal to one with a like and above one with many dislikes', () => {
  expect(hotScore(0, now)).toBe(hotScore(1, now))
  expect(hotScore(-20, now)).toBeLessThan(hotScore(0, now))
})

test('a comment with many reactions ranks above one with the same share of likes and few reactions', () => {
  expect(wilsonLowerBound(0, 0)).toBe(0)
  expect(wilsonLowerBound(1, 0)).toBeLessThan(wilsonLowerBound(20, 1))
  expect(wilsonLowerBound(20, 1)).toBeLessThan(wilsonLowerBound(200, 10))
})

test('a tag with few members can trend above a tag that always has many', () => {
  expect(trendingTagScore(10, [])).toBe(81)
  expect(trendingTagScore(110, [100, 100, 100, 100, 100, 100, 100])).toBeCloseTo(1)
})

/** The database stores the scores and computes them by functions with the same formulas, which a test compares. */

/** 1 January 2026. A fixed start keeps the scores small. */
export const HOT_SCORE_EPOCH_SECONDS = 1_767_225_600
/** Ten times the score weighs as much as this age. */
export const HOT_SCORE_DECAY_SECONDS = 45_000

/** Orders trending posts, as `hot_score` in the database. `score` is the number of likes minus dislikes of others. */
export function hotScore(score: number, createdAt: Date): number {
  const magnitude = Math.sign(score) * Math.log10(Math.max(Math.abs(score), 1))
  return magnitude + (createdAt.getTime() / 1000 - HOT_SCORE_EPOCH_SECONDS) / HOT_SCORE_DECAY_SECONDS
}

export const WILSON_CONFIDENCE = 0.8
/** The quantile of the normal distribution for this confidence. */
export const WILSON_Z = 1.281551565545

/** Orders the best comments, as `wilson_lower_bound` in the database: the share of likes that a comment has at least. */
export function wilsonLowerBound(likes: number, dislikes: number): number {
  const total = likes + dislikes
  if (total === 0) return 0
  const square = WILSON_Z ** 2
  const margin = WILSON_Z * Math.sqrt((likes * dislikes) / total + square / 4)
  return (likes + square / 2 - margin) / (total + square)
}

/** The days before today whose daily mean is expected of a tag. */
export const TRENDING_TAG_DAYS = 7
/** New tags are not compared with less. */
export const TRENDING_TAG_EXPECTED_MIN = 1

/** Orders trending tags, as `advance_trending_tags` in the database, by the distinct members today and in the days before. */
export function trendingTagScore(today: number, daysBefore: readonly number[]): number {
  const mean = daysBefore.reduce((sum, members) => sum + members, 0) / TRENDING_TAG_DAYS
  const expected = Math.max(TRENDING_TAG_EXPECTED_MIN, mean)
  return (today - expected) ** 2 / expected
}

/** Suggestions consider the most recently followed members, and the newest follows of each. */
export const SUGGESTION_FOLLOWS_MAX = 50

import type { RateLimitName } from '#rules/rate-limits.ts'

export type RateLimitState = {
  isAllowed: boolean
  limit: number
  remaining: number
  /** Until the count begins anew. */
  resetSeconds: number
}

/** Counts uses, in this process or, with Redis, in all of them together. */
export type RateLimiter = {
  /** `uses` is how many at once: 1 unless said; 0 only looks. */
  consume(name: RateLimitName, key: string, uses?: number): Promise<RateLimitState>
  close(): Promise<void>
}

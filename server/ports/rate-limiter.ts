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
  consume(name: RateLimitName, key: string): Promise<RateLimitState>
  close(): Promise<void>
}

import type { RateLimitName } from '#rules/rate-limits.ts'

export type RateLimitState = {
  isAllowed: boolean
  limit: number
  remaining: number
  resetSeconds: number
}

export type RateLimiter = {
  /** `uses` is 1 by default. With 0, the state is only read. */
  consume(name: RateLimitName, key: string, uses?: number): Promise<RateLimitState>
  close(): Promise<void>
}

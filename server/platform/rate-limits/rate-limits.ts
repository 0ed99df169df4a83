import type { RateLimitName } from '#rules/rate-limits.ts'
import type { RateLimitState } from './rate-limiter.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** `network` is an IPv4 address or an IPv6 /64. */
export type Caller = {
  network: string
  userAgent: string | null
  registrationId: string | null
  /** The signed token of a browser that has signed in. Its signature is not verified yet. */
  deviceToken: string | null
  codeRequestId: string | null
}

export async function limitUse(
  { rateLimiter }: Pick<Dependencies, 'rateLimiter'>,
  name: RateLimitName,
  key: string,
  { uses = 1, message }: { uses?: number; message?: (seconds: number) => string } = {},
): Promise<void> {
  const { isAllowed, resetSeconds } = await rateLimiter.consume(name, key, uses)
  if (!isAllowed) throw new RateLimitedError(resetSeconds, message?.(resetSeconds))
}

export type Points = RateLimitState & { cost: number; resetAt: Date }

export async function spendPoints(
  { rateLimiter, clock }: Dependencies,
  viewer: Viewer | null,
  { network }: Caller,
  cost: number,
): Promise<Points> {
  const state = viewer
    ? await rateLimiter.consume('memberPoints', viewer.memberId, cost)
    : await rateLimiter.consume('visitorPoints', network, cost)
  return { ...state, cost, resetAt: new Date(clock.now().getTime() + state.resetSeconds * 1000) }
}

import type { RateLimitName } from '#rules/rate-limits.ts'
import type { RateLimitState } from './rate-limiter.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Where a request comes from: its network, an IPv6 one as its /64, and what the program calls itself. */
export type Caller = {
  network: string
  userAgent: string | null
  /** The registration that this browser began, and has yet to verify. */
  registrationId: string | null
  /** The signed proof that this browser has signed in to an account; not yet verified. */
  deviceToken: string | null
  /** The random id of the browser that requested a code to reset a password. */
  codeRequestId: string | null
}

/** Counts one use, or refuses it. */
export async function limitUse(
  { rateLimiter }: Dependencies,
  name: RateLimitName,
  key: string,
): Promise<void> {
  const { isAllowed, resetSeconds } = await rateLimiter.consume(name, key)
  if (!isAllowed) throw new RateLimitedError(resetSeconds)
}

/** What an operation cost, and what its sender has left of the points of the current minute. */
export type Points = RateLimitState & { cost: number; resetAt: Date }

/** Counts what a GraphQL operation costs against the points of who sends it; a cost of 0 only tells what is left. */
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

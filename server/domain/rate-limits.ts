import type { RateLimitName } from '#rules/rate-limits.ts'
import type { Dependencies } from './dependencies.ts'
import { RateLimitedError } from './errors.ts'

/** Where a request comes from: its network, an IPv6 one as its /64, and what the program calls itself. */
export type Caller = {
  network: string
  userAgent: string | null
  /** The registration that this browser began, and has yet to verify. */
  registrationId: string | null
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

/** A login or a code that is tried: neither one network nor many may guess at one account without end. */
export async function limitSignIn(
  dependencies: Dependencies,
  { network }: Caller,
  email: string,
): Promise<void> {
  await limitUse(dependencies, 'signInsFromAddress', network)
  await limitUse(dependencies, 'signInsToAccount', email)
}

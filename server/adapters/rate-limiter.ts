import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { RATE_LIMITS, type RateLimitName } from '#rules/rate-limits.ts'
import type { Logger } from '#server/logger.ts'
import { watchOutage } from '#server/outage.ts'
import type { RateLimiter, RateLimitState } from '#server/ports/rate-limiter.ts'
import { connectRedis } from './redis-connection.ts'

type Counter = Pick<RateLimiterMemory, 'consume'>

const NAMES = Object.keys(RATE_LIMITS).filter((name): name is RateLimitName => name in RATE_LIMITS)

/** Milliseconds in which Redis answers, or is away. */
const REDIS_PATIENCE = 1000

/** Counts in this process. */
export function createMemoryRateLimiter(): RateLimiter {
  return limiterOver(
    (name) => new RateLimiterMemory(optionsOf(name)),
    async () => undefined,
  )
}

/** Counts in Redis for all processes together, and in this one while Redis is away. */
export async function createRedisRateLimiter(url: string, log: Logger): Promise<RateLimiter> {
  const outage = watchOutage(log, {
    begun: 'Redis is away: each process counts the rate limits for itself',
    ended: 'Redis is back: it counts the rate limits for all processes',
  })
  const { client, close } = await connectRedis(url, {
    patience: REDIS_PATIENCE,
    onAway: outage.begin,
    onReady: outage.end,
  })
  return limiterOver(
    (name) =>
      new RateLimiterRedis({
        storeClient: client,
        insuranceLimiter: new RateLimiterMemory(optionsOf(name)),
        ...optionsOf(name),
      }),
    async () => close(),
  )
}

/** For benchmarks and tests of other things. */
export const unlimited: RateLimiter = {
  consume: async (name) => {
    const { uses, seconds } = RATE_LIMITS[name]
    return { isAllowed: true, limit: uses, remaining: uses, resetSeconds: seconds }
  },
  close: async () => undefined,
}

function optionsOf(name: RateLimitName) {
  const { uses, seconds } = RATE_LIMITS[name]
  return { points: uses, duration: seconds, keyPrefix: `guffaw:limit:${name}` }
}

function limiterOver(
  createCounter: (name: RateLimitName) => Counter,
  close: () => Promise<void>,
): RateLimiter {
  const counters = new Map(NAMES.map((name) => [name, createCounter(name)]))
  return {
    consume: (name, key, uses = 1) => consume(counters.get(name), name, key, uses),
    close,
  }
}

/** The library says "no more" by rejecting with the state instead of an error. */
async function consume(
  counter: Counter | undefined,
  name: RateLimitName,
  key: string,
  uses: number,
): Promise<RateLimitState> {
  if (!counter) throw new Error(`There is no counter for ${name}`)
  try {
    return toState(name, true, await counter.consume(key, uses))
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return toState(name, false, refusal)
    throw refusal
  }
}

function toState(name: RateLimitName, isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  return {
    isAllowed,
    limit: RATE_LIMITS[name].uses,
    remaining: Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  }
}

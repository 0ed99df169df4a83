import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { IPV6_SITE_FACTOR, RATE_LIMITS, type RateLimitName } from '#rules/rate-limits.ts'
import { siteKeyOf } from './ipv6-network.ts'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import type { RateLimiter, RateLimitState } from './rate-limiter.ts'
import { connectRedis } from '#server/platform/redis-connection.ts'

type Counter = Pick<RateLimiterMemory, 'consume'>
type CounterOptions = { points: number; duration: number; keyPrefix: string }

const NAMES = Object.keys(RATE_LIMITS).filter((name): name is RateLimitName => name in RATE_LIMITS)

const COMMAND_TIMEOUT = 1000

export function createMemoryRateLimiter(): RateLimiter {
  return limiterOver(
    (options) => new RateLimiterMemory(options),
    async () => undefined,
  )
}

export async function createRedisRateLimiter(url: string, log: Logger): Promise<RateLimiter> {
  const outage = watchOutage(log, {
    begun: 'Redis is unavailable: each process counts rate limits separately',
    ended: 'Redis is available again: rate limits are counted for all processes',
  })
  const { client, close } = await connectRedis(url, {
    commandTimeout: COMMAND_TIMEOUT,
    onUnavailable: outage.begin,
    onReady: outage.end,
  })
  return limiterOver(
    (options) =>
      new RateLimiterRedis({
        storeClient: client,
        insuranceLimiter: new RateLimiterMemory(options),
        ...options,
      }),
    async () => close(),
  )
}

/** For benchmarks, and tests that do not concern limits. */
export const unlimited: RateLimiter = {
  consume: async (name) => {
    const { uses, seconds } = RATE_LIMITS[name]
    return { isAllowed: true, limit: uses, remaining: uses, resetSeconds: seconds }
  },
  close: async () => undefined,
}

function optionsOf(name: RateLimitName): CounterOptions {
  const { uses, seconds } = RATE_LIMITS[name]
  return { points: uses, duration: seconds, keyPrefix: `guffaw:limit:${name}` }
}

function siteOptionsOf(name: RateLimitName): CounterOptions {
  const { uses, seconds } = RATE_LIMITS[name]
  return { points: uses * IPV6_SITE_FACTOR, duration: seconds, keyPrefix: `guffaw:limit:${name}:48` }
}

function limiterOver(
  createCounter: (options: CounterOptions) => Counter,
  close: () => Promise<void>,
): RateLimiter {
  const counters = new Map(NAMES.map((name) => [name, createCounter(optionsOf(name))]))
  const siteCounters = new Map(NAMES.map((name) => [name, createCounter(siteOptionsOf(name))]))
  return {
    async consume(name, key, uses = 1) {
      const state = await consume(counters.get(name), name, key, uses)
      const siteKey = siteKeyOf(key)
      // Refused uses do not count for the /48, so that one network cannot use up the share of all the others.
      if (siteKey === null || !state.isAllowed) return state
      const site = await consume(siteCounters.get(name), name, siteKey, uses)
      return site.isAllowed ? state : { ...site, remaining: 0 }
    },
    close,
  }
}

/** The library rejects with the state when the limit is reached. */
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

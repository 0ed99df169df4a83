import { CONCURRENCY_LIMITS, type ConcurrencyLimitName } from '#rules/concurrency-limits.ts'
import { IPV6_SITE_FACTOR } from '#rules/rate-limits.ts'
import { siteKeyOf } from './ipv6-network.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'

const RETRY_SECONDS = 60

export type ConcurrencyLimiter = {
  /** Counts one more until the returned function is called. Throws a `RateLimitedError` if there are too many. */
  enter(name: ConcurrencyLimitName, key: string): () => void
}

export function createConcurrencyLimiter(): ConcurrencyLimiter {
  const counts = new Map<string, number>()
  const enterKey = (counted: string, maximum: number) => {
    const count = counts.get(counted) ?? 0
    if (count >= maximum) throw new RateLimitedError(RETRY_SECONDS)
    counts.set(counted, count + 1)
    let isEntered = true
    return () => {
      if (!isEntered) return
      isEntered = false
      const left = (counts.get(counted) ?? 0) - 1
      if (left > 0) counts.set(counted, left)
      else counts.delete(counted)
    }
  }
  return {
    enter(name, key) {
      const { count } = CONCURRENCY_LIMITS[name]
      const leave = enterKey(`${name} ${key}`, count)
      const siteKey = siteKeyOf(key)
      if (siteKey === null) return leave
      try {
        const leaveSite = enterKey(`${name} ${siteKey}`, count * IPV6_SITE_FACTOR)
        return () => {
          leave()
          leaveSite()
        }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

/** For benchmarks, and tests that do not concern limits. */
export const uncounted: ConcurrencyLimiter = { enter: () => () => undefined }

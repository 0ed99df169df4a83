import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { IPV6_SITE_FACTOR, RATE_LIMITS } from '#rules/rate-limits.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { createMemoryRateLimiter, createRedisRateLimiter } from './create-rate-limiter.ts'

/** The number of pino's level. */
const DEBUG = 20
const { uses, seconds } = RATE_LIMITS.codeMailsPerHour

describe('in one process', () => {
  test('each key has its own limit', async () => {
    const limiter = createMemoryRateLimiter()
    for (let used = 1; used <= uses; used += 1) {
      expect(await limiter.consume('codeMailsPerHour', 'ann')).toEqual({
        isAllowed: true,
        limit: uses,
        remaining: uses - used,
        resetSeconds: seconds,
      })
    }
    expect(await limiter.consume('codeMailsPerHour', 'ann')).toMatchObject({ isAllowed: false, remaining: 0 })
    expect(await limiter.consume('codeMailsPerHour', 'ben')).toMatchObject({ isAllowed: true })
    expect(await limiter.consume('codeMailsPerDay', 'ann')).toMatchObject({ isAllowed: true })
  })
})

describe('IPv6 networks of one /48', () => {
  const network = (number: number) => `2001:db8:1:${number.toString(16)}::/64`
  const useUp = async (limiter: RateLimiter, key: string) => {
    for (let used = 0; used < uses; used += 1) await limiter.consume('codeMailsPerHour', key)
  }

  test('share a larger limit, so that a customer cannot multiply it by 65,536', async () => {
    const limiter = createMemoryRateLimiter()
    for (let number = 0; number < IPV6_SITE_FACTOR; number += 1) await useUp(limiter, network(number))
    expect(await limiter.consume('codeMailsPerHour', network(0xffff))).toEqual({
      isAllowed: false,
      limit: uses,
      remaining: 0,
      resetSeconds: seconds,
    })
    expect(await limiter.consume('codeMailsPerHour', '2001:db8:2:1::/64')).toMatchObject({ isAllowed: true })
    expect(await limiter.consume('codeMailsPerHour', '203.0.113.7')).toMatchObject({ isAllowed: true })
  })

  test('keep their share when one of them is refused', async () => {
    const limiter = createMemoryRateLimiter()
    for (let time = 0; time <= IPV6_SITE_FACTOR; time += 1) await useUp(limiter, network(1))
    expect(await limiter.consume('codeMailsPerHour', network(2))).toMatchObject({ isAllowed: true })
  })
})

const program = await findRedisServer()

describe('in several processes', () => {
  let redis: RedisServer
  let opened: RateLimiter[] = []
  const open = async () => {
    const limiter = await createRedisRateLimiter(redis.url, createTestLog().log)
    opened.push(limiter)
    return limiter
  }

  beforeAll(async () => {
    if (program) redis = await startRedisServer(program)
  })
  afterAll(() => redis?.stop())
  beforeEach(({ skip }) => skip(!program, 'redis-server is not installed'))
  afterEach(async () => {
    await Promise.all(opened.map((limiter) => limiter.close()))
    opened = []
  })

  test('uses are counted together', async () => {
    const [here, there] = [await open(), await open()]
    for (let used = 0; used < uses; used += 1) await here.consume('codeMailsPerHour', 'cat')
    expect(await there.consume('codeMailsPerHour', 'cat')).toMatchObject({ isAllowed: false })
  })

  test('a process started without Redis logs it once and counts in Redis once it is back', async () => {
    await redis.stop()
    const { log, lines } = createTestLog()
    const limiter = await createRedisRateLimiter(redis.url, log)
    opened.push(limiter)
    expect(await limiter.consume('codeMailsPerHour', 'eve')).toMatchObject({ isAllowed: true })
    await redis.restart()
    await expect.poll(() => lines.some(({ msg }) => msg.startsWith('Redis is available again'))).toBe(true)
    const other = await open()
    for (let used = 0; used < uses; used += 1) await other.consume('codeMailsPerHour', 'eve')
    expect(await limiter.consume('codeMailsPerHour', 'eve')).toMatchObject({ isAllowed: false })
    // Further failures are logged at the debug level.
    const logged = lines.filter(({ level }) => level !== DEBUG)
    expect(logged.map(({ msg }) => msg.split(':')[0])).toEqual([
      'Redis is unavailable',
      'Redis is available again',
    ])
  })

  test('each process counts separately during a Redis outage', async () => {
    const limiter = await open()
    await limiter.consume('codeMailsPerHour', 'dan')
    await redis.stop()
    onTestFinished(() => redis.restart())
    for (let used = 0; used < uses; used += 1) {
      expect(await limiter.consume('codeMailsPerHour', 'dan')).toMatchObject({ isAllowed: true })
    }
    expect(await limiter.consume('codeMailsPerHour', 'dan')).toMatchObject({ isAllowed: false })
  })
})

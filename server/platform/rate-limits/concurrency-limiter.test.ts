import { expect, test } from 'vitest'
import { CONCURRENCY_LIMITS } from '#rules/concurrency-limits.ts'
import { IPV6_SITE_FACTOR } from '#rules/rate-limits.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

const { count } = CONCURRENCY_LIMITS.networkSockets
const network = (number: number) => `2001:db8:1:${number.toString(16)}::/64`

test('IPv6 networks of one /48 share a larger limit of open connections', () => {
  const counts = createConcurrencyLimiter()
  const opened = Array.from({ length: count * IPV6_SITE_FACTOR }, (_, number) =>
    counts.enter('networkSockets', network(Math.floor(number / count))),
  )
  const another = () => counts.enter('networkSockets', network(0xffff))
  expect(another).toThrow('Too many requests')
  counts.enter('networkSockets', '2001:db8:2:1::/64')
  opened[0]?.()
  another()
  expect(another).toThrow('Too many requests')
})

test('connection refused for its /48 does not count for its /64', () => {
  const counts = createConcurrencyLimiter()
  const opened = Array.from({ length: count * IPV6_SITE_FACTOR }, (_, number) =>
    counts.enter('networkSockets', network(Math.floor(number / count))),
  )
  for (let tries = 0; tries < count; tries += 1)
    expect(() => counts.enter('networkSockets', network(0xffff))).toThrow('Too many requests')
  for (const leave of opened) leave()
  counts.enter('networkSockets', network(0xffff))
})

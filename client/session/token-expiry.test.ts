import { describe, expect, test, vi } from 'vitest'
import { readSessionRecord } from './stored-session.ts'
import { isExpiring, rememberExpiry, rememberRefreshed } from './token-expiry.ts'

const now = Date.UTC(2026, 10, 21, 12)

describe('when a token expires', () => {
  test('is read from the token, which itself is not kept', () => {
    rememberExpiry(token({ exp: now / 1000 + 3600, name: 'Zoë ÿþ?>' }))
    expect(readSessionRecord()).toBe(String(now + 3600 * 1000))
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('.')
  })

  test.each([
    '',
    'no token',
    'a.b.c',
    token('text'),
    token({}),
    token({ exp: 'soon' }),
    token({ exp: -1 }),
    token(null),
  ])('is unknown for “%s”', (unreadable) => {
    rememberExpiry(unreadable)
    expect(readSessionRecord()).toBe('unknown')
  })

  test('counts from 30 seconds before', () => {
    vi.useFakeTimers({ now })
    expect(isExpiring(String(now + 30_001))).toBe(false)
    expect(isExpiring(String(now + 30_000))).toBe(true)
    expect(isExpiring(String(now - 1))).toBe(true)
  })

  test.each([null, 'unknown', 'left', 'leaving', 'expired'])('never counts for the record %s', (record) => {
    expect(isExpiring(record)).toBe(false)
  })

  test('is unknown by a clock that puts a fresh token in the past, so that nothing refreshes forever', () => {
    vi.useFakeTimers({ now: now + 25 * 3_600_000 })
    rememberRefreshed(token({ exp: now / 1000 + 24 * 3600 }))
    expect(readSessionRecord()).toBe('unknown')
  })
})

function token(claims: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `e30.${payload}.signature`
}

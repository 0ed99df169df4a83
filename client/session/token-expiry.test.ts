import { describe, expect, test, vi } from 'vitest'
import { readSessionRecord } from './stored-session.ts'
import { isExpiring, rememberExpiry, rememberRefreshed } from './token-expiry.ts'

const now = Date.UTC(2026, 10, 21, 12)

describe('expiry of a token', () => {
  test('is read from the token, which is not stored', () => {
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

  test('begins 30 seconds early', () => {
    vi.useFakeTimers({ now })
    expect(isExpiring(String(now + 30_001))).toBe(false)
    expect(isExpiring(String(now + 30_000))).toBe(true)
    expect(isExpiring(String(now - 1))).toBe(true)
  })

  test.each([null, 'unknown', 'signed-out', 'signing-out', 'expired'])(
    'does not apply in the session state %s',
    (record) => {
      expect(isExpiring(record)).toBe(false)
    },
  )

  test('is unknown if the clock puts a new token in the past, which prevents endless refreshes', () => {
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

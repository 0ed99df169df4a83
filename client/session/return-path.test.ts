import { describe, expect, test } from 'vitest'
import { loginPath, returnPath } from './return-path.ts'

describe('return path after a login', () => {
  test('is the complete requested address', () => {
    const login = new URL(
      loginPath(new URL('https://guffaw.example/ranking?page=2#top')),
      'https://guffaw.example',
    )
    expect(login.pathname).toBe('/m/account/login')
    expect(returnPath(login.searchParams)).toBe('/ranking?page=2#top')
  })

  test.each([
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    'ranking',
  ])('is the feed for %j, which is no address of this site', (from) => {
    expect(returnPath(new URLSearchParams({ from }))).toBe('/m/account/feed')
  })

  test('is never the login screen', () => {
    expect(returnPath(new URLSearchParams({ from: '/m/account/login?from=%2F' }))).toBe('/m/account/feed')
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test.each([
  ['a visitor', '/', {}, 'LandingRoute'],
  ['a member', '/m/account/feed', { cookie: 'refreshToken=any' }, 'member'],
])('%s is told along with the page what it needs', async (_who, place, headers, name) => {
  const response = await fetch(`${app.url}${place}`, { headers })
  const link = response.headers.get('link') ?? ''
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(link).toContain(`/assets/${name}-`)
  for (const [, file] of link.matchAll(/<([^>]+)>/g)) {
    expect((await fetch(`${app.url}${file}`)).status).toBe(200)
  }
})

test('other pages are told nothing', async () => {
  expect((await fetch(`${app.url}/m/legal/rules`)).headers.has('link')).toBe(false)
})

test('a newer service worker is looked for each time, and may serve the whole site', async () => {
  const response = await fetch(`${app.url}/sw.js`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'")
})

test('every icon that the manifest names is there', async () => {
  const manifest: { icons: { src: string; type: string }[] } = await (
    await fetch(`${app.url}/manifest.webmanifest`)
  ).json()
  for (const { src, type } of manifest.icons) {
    const response = await fetch(`${app.url}${src}`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type])
  }
})

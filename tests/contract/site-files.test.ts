import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a member is told along with the page what it needs', async () => {
  const response = await fetch(`${app.url}/m/account/trending`, { headers: { cookie: 'refreshToken=any' } })
  const link = response.headers.get('link') ?? ''
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(link).toContain('/assets/member-')
  for (const [, file] of link.matchAll(/<([^>]+)>/g)) {
    expect((await fetch(`${app.url}${file}`)).status).toBe(200)
  }
})

test('style sheets are told of as the page will ask for them, or they would be fetched twice', async () => {
  const { headers } = await fetch(`${app.url}/m/account/trending`, {
    headers: { cookie: 'refreshToken=any' },
  })
  const styles = (headers.get('link') ?? '').split(', ').filter((link) => link.includes('as=style'))
  expect(styles.length).toBeGreaterThan(0)
  for (const style of styles) expect(style).toMatch(/; crossorigin$/)
})

test('the landing page tells other sites what it is', async () => {
  const page = await (await fetch(`${app.url}/`)).text()
  const tags = new Map(
    [...page.matchAll(/<meta property="og:([^"]+)" content="([^"]*)" \/>/g)].map(([, key, value]) => [
      key,
      value,
    ]),
  )
  expect(tags.get('title')).toBe('Guffaw: a meme community that gets you')
  expect(tags.get('description')).toContain('share memes and short posts')
  expect(tags.get('url')).toBe(`${app.url}/`)
  expect((await fetch(tags.get('image') ?? '')).headers.get('content-type')).toBe('image/png')
})

test('the landing page comes with its style sheets and with what its code begins with', async () => {
  const page = await (await fetch(`${app.url}/`)).text()
  const files = [...page.matchAll(/(?:href|data-entry)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.some((file) => file?.endsWith('.css'))).toBe(true)
  expect(files.some((file) => file?.endsWith('.js'))).toBe(true)
  for (const file of files) expect((await fetch(`${app.url}${file}`)).status).toBe(200)
})

test('the script that applies the theme is cached for good', async () => {
  const page = await (await fetch(`${app.url}/m/legal/rules`)).text()
  const [, script] = /<script +src="([^"]+)"><\/script>/.exec(page) ?? []
  const response = await fetch(`${app.url}${script}`)
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toContain("getItem('theme')")
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

test('a part of a file of the site that there is not is answered with the whole', async () => {
  const response = await fetch(`${app.url}/manifest.webmanifest`, { headers: { range: 'bytes=9999999-' } })
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveProperty('name')
})

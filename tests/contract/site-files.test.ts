import { expect, test } from 'vitest'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

test('feed page sends preload hints for its files', async () => {
  const response = await fetch(`${app.url}/m/account/trending`, { headers: { cookie: 'refreshToken=any' } })
  const link = response.headers.get('link') ?? ''
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(link).toContain('/assets/member-')
  for (const [, file] of link.matchAll(/<([^>]+)>/g)) {
    expect((await fetch(`${app.url}${file}`)).status).toBe(200)
  }
})

test('preload hints of style sheets match their later requests', async () => {
  const { headers } = await fetch(`${app.url}/m/account/trending`, {
    headers: { cookie: 'refreshToken=any' },
  })
  const styles = (headers.get('link') ?? '').split(', ').filter((link) => link.includes('as=style'))
  expect(styles.length).toBeGreaterThan(0)
  for (const style of styles) expect(style).toMatch(/; crossorigin$/)
})

test('landing page has Open Graph metadata', async () => {
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

test('landing page includes its style sheets and preloads its entry modules', async () => {
  const page = await (await fetch(`${app.url}/`)).text()
  const files = [...page.matchAll(/(?:href|data-entry)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.some((file) => file?.endsWith('.css'))).toBe(true)
  expect(files.some((file) => file?.endsWith('.js'))).toBe(true)
  for (const file of files) expect((await fetch(`${app.url}${file}`)).status).toBe(200)
})

test('theme script is cached as immutable', async () => {
  const page = await (await fetch(`${app.url}/m/legal/rules`)).text()
  const [, script] = /<script +src="([^"]+)"><\/script>/.exec(page) ?? []
  const response = await fetch(`${app.url}${script}`)
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toContain('localStorage.getItem(')
})

test('other pages send no preload hints', async () => {
  expect((await fetch(`${app.url}/m/legal/rules`)).headers.has('link')).toBe(false)
})

test('service worker script is revalidated and may control the whole site', async () => {
  const response = await fetch(`${app.url}/sw.js`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'")
})

test('every icon of the manifest exists', async () => {
  const manifest: { icons: { src: string; type: string }[] } = await (
    await fetch(`${app.url}/manifest.webmanifest`)
  ).json()
  for (const { src, type } of manifest.icons) {
    const response = await fetch(`${app.url}${src}`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type])
  }
})

test('range request for a missing file of the site gets the whole page', async () => {
  const response = await fetch(`${app.url}/manifest.webmanifest`, { headers: { range: 'bytes=9999999-' } })
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveProperty('name')
})

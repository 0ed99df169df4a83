import { expect, test } from 'vitest'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

test('emoji are drawings that may be cached forever', async () => {
  const response = await fetch(`${app.url}/memes/emoji/1f602.svg`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(await response.text()).toContain('<svg')
})

test.each(['41', 'nothing', '..%2F..%2Fpackage', '%00'])('emoji %s does not exist', async (name) => {
  const response = await fetch(`${app.url}/memes/emoji/${name}.svg`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('stickers are drawings that may be cached for a day', async () => {
  const response = await fetch(`${app.url}/memes/stickers/crown.svg`)
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(await response.text()).toContain('<svg')
})

test.each(['nothing', '%00'])('sticker %s does not exist', async (name) => {
  const response = await fetch(`${app.url}/memes/stickers/${name}.svg`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['noto-sans-thai/thai', 'noto-sans-sc/100'])('font %s may be cached forever', async (name) => {
  const response = await fetch(`${app.url}/memes/fonts/${name}.woff?v=1`)
  expect(response.headers.get('content-type')).toBe('font/woff')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 4).toString()).toBe('wOFF')
})

test.each(['noto-sans-sc/9999', 'noto-sans-runic/runic', 'noto-sans-sc/..%2F..%2Fpackage', '%00/%00'])(
  'font %s does not exist',
  async (name) => {
    const response = await fetch(`${app.url}/memes/fonts/${name}.woff`)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  },
)

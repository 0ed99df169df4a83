import { beforeAll, describe, expect, test } from 'vitest'
import { createMembers, visit } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let url: string
beforeAll(async () => {
  const [author] = await createMembers(app, 1)
  const form = new FormData()
  form.append('post', await drawPicture({ width: 600 }))
  url = (await author?.rest.form('/post', form))?.text('post.postUrl') ?? ''
})

describe('image', () => {
  test('is revalidated by caches after an hour', async () => {
    const { status, headers } = await get(url)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate')
    expect(headers.get('etag')).toMatch(/^"[^"]+"$/)
  })

  test('has headers that prevent any other interpretation', async () => {
    const { headers } = await get(url)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  test('is not sent again for a matching ETag', async () => {
    const etag = (await get(url)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(url, { 'if-none-match': known })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toContain('must-revalidate')
    }
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('responds to HEAD with its size', async () => {
    const size = (await (await get(url)).arrayBuffer()).byteLength
    const response = await visit(app).http.fetch(url, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(size))
    expect(response.headers.get('content-type')).toBe('image/webp')
  })

  test('continues from an offset if it is unchanged', async () => {
    const whole = await get(url)
    const [etag, bytes] = [whole.headers.get('etag') ?? '', Buffer.from(await whole.arrayBuffer())]
    const rest = await get(url, { range: 'bytes=10-', 'if-range': etag })
    expect(rest.status).toBe(206)
    expect(rest.headers.get('etag')).toBe(etag)
    expect(rest.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(10))
    // Weak tags and dates are not sufficient for ranges (RFC 9110, 13.1.5).
    for (const condition of [`W/${etag}`, 'Sun, 22 Nov 2026 09:00:00 GMT'])
      expect((await get(url, { range: 'bytes=10-', 'if-range': condition })).status).toBe(200)
  })

  test('responds to HEAD with a range, also beyond its end', async () => {
    const size = (await (await get(url)).arrayBuffer()).byteLength
    const head = (range: string) => visit(app).http.fetch(url, { method: 'HEAD', headers: { range } })
    const part = await head('bytes=0-9')
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
    expect(part.headers.get('content-range')).toBe(`bytes 0-9/${size}`)
    expect((await head(`bytes=${size}-`)).status).toBe(416)
  })

  test('has a URL and an ETag for each width', async () => {
    const narrow = await get(url.replace('full', 'w_480'))
    const full = await get(url)
    expect(narrow.headers.get('etag')).not.toBe(full.headers.get('etag'))
  })
})

describe('invalid image URL', () => {
  const ADDRESSES: [string, () => string][] = [
    ['with an unsupported width', () => url.replace('full', 'w_481')],
    ['with an unknown transformation', () => url.replace('full', 'w_480,blur_9')],
    ['with a square size, which post images do not have', () => url.replace('full', 's_64')],
    ['with another extension', () => url.replace('.webp', '.png')],
    ['of a missing image', () => '/media/image/full/0190a0b0-0000-7000-8000-000000000000.webp'],
    ['with an invalid id', () => '/media/image/full/x.webp'],
    ['of a folder', () => '/media/image/full/'],
    ['with path traversal', () => '/media/image/full/..%2f..%2f..%2fauth-secret'],
    ['of the media folder', () => '/media'],
    ['with a prototype property', () => url.replace('full', '__proto__')],
  ]
  test.for(ADDRESSES)('%s is not found', async ([, address]) => {
    const response = await get(address())
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ success: false, message: 'Not found', code: 'NOT_FOUND' })
    expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store')
  })
})

function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return visit(app).http.fetch(address, { headers })
}

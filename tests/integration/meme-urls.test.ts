import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { messages } from '#rules/messages.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { sweepMemeCache } from '#server/features/memes/meme-cache.ts'
import { clientIn, newNetwork } from '#tests/support/networks.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const template = memeTemplates.find(({ slug }) => slug === 'two-paths')
if (!template) throw new Error('The template is missing')
const BOXES = template.textBoxes.length

const app = await sharedApp()

const get = (url: string, init?: RequestInit) => fetch(`${app.url}/memes/${url}`, init)

describe('meme URL', () => {
  test.each([
    ['webp', 'image/webp'],
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
  ])('draws a template with captions as %s', async (extension, type) => {
    const response = await get(`two-paths.${extension}?text=Sleep&text=One%20more%20meme`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    const { width, height } = await (await decode(response)).metadata()
    expect({ width, height }).toEqual({ width: template.width, height: template.height })
  })

  test('changes the pixels inside of the text box only', async () => {
    const plain = await pixels('two-paths.png')
    const captioned = await pixels('two-paths.png?text=Hello')
    const [box] = template.textBoxes
    if (!box) throw new Error('The template has no text box')
    const isInside = (x: number, y: number) =>
      x >= box.x - 0.02 &&
      x <= box.x + box.width + 0.02 &&
      y >= box.y - 0.02 &&
      y <= box.y + box.height + 0.02
    let inside = 0
    let outside = 0
    for (let index = 0; index < plain.data.length; index += 3) {
      if (plain.data[index] === captioned.data[index]) continue
      const pixel = index / 3
      const [x, y] = [(pixel % plain.width) / plain.width, Math.floor(pixel / plain.width) / plain.height]
      if (isInside(x, y)) inside += 1
      else outside += 1
    }
    expect(inside).toBeGreaterThan(100)
    expect(outside).toBe(0)
  })

  test('has the requested width and the proportions of the template', async () => {
    const { width, height } = await (await decode(await get('two-paths.webp?width=320'))).metadata()
    expect({ width, height }).toEqual({
      width: 320,
      height: Math.round((320 * template.height) / template.width),
    })
  })

  test('skips the box of an empty text', async () => {
    const skipped = await pixels('two-paths.png?text=&text=Hello')
    expect(skipped.data.equals((await pixels('two-paths.png?text=Hello')).data)).toBe(false)
    expect(
      (await pixels('two-paths.png?text=&text=')).data.equals((await pixels('two-paths.png')).data),
    ).toBe(true)
  })

  test('is public, embeddable and cached forever, and its ETag saves the transfer', async () => {
    const response = await get('two-paths.webp?text=Cached')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('set-cookie')).toBeNull()
    const etag = response.headers.get('etag') ?? ''
    const again = await get('two-paths.webp?text=Cached', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await get('two-paths.webp?text=Cached', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
    expect((await get('two-paths.webp?text=Other')).headers.get('etag')).not.toBe(etag)
  })

  test('draws hostile text as text', async () => {
    const text = encodeURIComponent('</svg><image href="file:///etc/passwd"/>&amp;"\'😂 مرحبا')
    expect((await get(`two-paths.webp?text=${text}`)).status).toBe(200)
  })

  test.each([
    ['unknown.webp', 404, messages.memeUrlUnknown],
    ['two-paths.gif', 404, messages.memeUrlUnknown],
    ['two-paths', 404, messages.memeUrlUnknown],
    ['..%2Ftwo-paths.webp', 404, messages.memeUrlUnknown],
    [`two-paths.webp?${'text=x&'.repeat(BOXES + 1)}`, 400, messages.memeUrlTooManyTexts(BOXES)],
    [`two-paths.webp?text=${'x'.repeat(301)}`, 400, messages.memeTextTooLong],
    ['two-paths.webp?text=%00', 400, messages.textUnreadable],
    ['two-paths.webp?width=159', 400, messages.memeUrlWidthInvalid],
    ['two-paths.webp?width=2161', 400, messages.memeUrlWidthInvalid],
    ['two-paths.webp?width=300.5', 400, messages.memeUrlWidthInvalid],
    ['two-paths.webp?width=200&width=300', 400, messages.memeUrlWidthInvalid],
    ['two-paths.webp?font=COMIC', 400, messages.memeUrlParameterUnknown],
  ])('is refused with a message that is not cached: %s', async (url, status, message) => {
    const response = await get(url)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await response.json()).toMatchObject({ message })
  })
})

test('pictures are stored once, used again, and removed above the limit, the least recently used first', async () => {
  const { database } = app.dependencies
  await sweepMemeCache(app.dependencies, 0)
  expect(await database.memeRender.count()).toBe(0)
  await Promise.all([1, 2, 3].map(() => get('two-paths.webp?text=First')))
  expect(await database.memeRender.count()).toBe(1)
  app.clock.advance(3600)
  await get('two-paths.webp?text=Second')
  app.clock.advance(3601)
  await get('two-paths.webp?text=First')
  const [used] = await database.memeRender.findMany({ orderBy: { usedAt: 'desc' } })
  await sweepMemeCache(app.dependencies, used?.byteSize)
  expect(await database.memeRender.findMany()).toEqual([used])
  // A picture whose file was removed is drawn again.
  await app.dependencies.storage.remove([used?.file ?? ''])
  expect((await get('two-paths.webp?text=First')).status).toBe(200)
})

test('pictures that are not cached are limited per network', async () => {
  const limited = await sharedApp('limited')
  const network = newNetwork()
  const request = (url: string) => clientIn(limited, network).http.fetch(`/memes/${url}`)
  await request('two-paths.webp?width=160')
  for (let use = 1; use < RATE_LIMITS.memeRenders.uses; use += 1)
    await limited.dependencies.rateLimiter.consume('memeRenders', network)
  const refused = await request('two-paths.webp?width=161')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await request('two-paths.webp?width=160')).status).toBe(200)
})

test('picture that is too complex is refused and counts as ten', async () => {
  const limited = await sharedApp('limited')
  const network = newNetwork()
  const flags = encodeURIComponent('\u{1F1E8}\u{1F1F6}'.repeat(200))
  const refused = await clientIn(limited, network).http.fetch(`/memes/two-paths.png?text=${flags}`)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', message: messages.memeTooComplex })
  const { limit, remaining } = await limited.dependencies.rateLimiter.consume('memeRenders', network, 0)
  expect(limit - remaining).toBe(10)
})

/** The server in this process lets sharp read files only. */
async function decode(response: Response) {
  const file = path.join(app.dataDirectory, `${randomUUID()}.picture`)
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  return sharp(file)
}

async function pixels(url: string): Promise<{ data: Buffer; width: number; height: number }> {
  const picture = (await decode(await get(url))).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { sendLargeFile } from '#tests/support/large-file.ts'
import { createMember, postForm, type TestMember } from '#tests/support/members.ts'
import { drawAnimation, drawPicture, readPicture, takePhoto } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const MEGABYTE = 1024 * 1024
const DAMAGED = 'This file is damaged and cannot be shown. Please choose another one.'
const WRONG_TYPE =
  'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.'

const app = await sharedApp()
let member: TestMember
/** The directory of incoming files. */
let uploads: string
beforeAll(async () => {
  uploads = app.dependencies.uploadDirectory
  member = await createMember(app)
})

describe('posted image', () => {
  test.for(['png', 'jpeg', 'gif', 'webp'] as const)(
    'as %s is served as WebP in each width',
    async (format) => {
      const url = await post(await drawPicture({ width: 1300, height: 650, format }))
      for (const [rendition, width] of [
        ['w_480', 480],
        ['w_1080', 1080],
        ['full', 1300],
      ] as const) {
        const response = await member.http.fetch(url.replace('/full/', `/${rendition}/`))
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe('image/webp')
        const { metadata, content } = await readPicture(response)
        expect(metadata).toMatchObject({ format: 'webp', width, height: width / 2 })
        expect(response.headers.get('content-length')).toBe(String(content.length))
      }
    },
  )

  test('is not enlarged to a width', async () => {
    const url = await post(await drawPicture({ width: 600, height: 400 }))
    expect((await member.http.fetch(url.replace('/full/', '/w_480/'))).status).toBe(200)
    expect((await member.http.fetch(url.replace('/full/', '/w_1080/'))).status).toBe(404)
  })

  test.for(['gif', 'webp'] as const)('with an animation as %s is animated in each width', async (format) => {
    const url = await post(await drawAnimation(format, 4))
    for (const [rendition, width] of [
      ['w_480', 480],
      ['full', 600],
    ] as const) {
      const response = await member.http.fetch(url.replace('/full/', `/${rendition}/`))
      const { metadata } = await readPicture(response)
      expect(metadata).toMatchObject({ pages: 4, width, loop: 0 })
      expect(metadata.pageHeight ?? metadata.height).toBe(width / 2)
    }
  })

  test('from a phone is rotated upright and stripped of metadata', async () => {
    const url = await post(await takePhoto())
    const { content, metadata, colorAt } = await readPicture(await member.http.fetch(url))
    expect(metadata).toMatchObject({ width: 300, height: 600 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(content.includes('certain')).toBe(false)
    const [top, bottom] = [await colorAt(150, 100), await colorAt(150, 500)]
    expect(top?.[2]).toBeGreaterThan(200)
    expect(bottom?.[0]).toBeGreaterThan(200)
  })

  test.for([
    [600, 20_000, 491, 16_367],
    [20_000, 100, 16_383, 82],
  ] as const)(
    'as a strip of %i by %i pixels is scaled down',
    async ([width, height, keptWidth, keptHeight]) => {
      const url = await post(await drawPicture({ width, height }))
      const { metadata } = await readPicture(await member.http.fetch(url))
      const kept = { width: keptWidth, height: keptHeight }
      expect(metadata).toMatchObject(kept)
      expect(await app.dependencies.database.media.count({ where: kept })).toBe(1)
      expect((await member.http.fetch(url.replace('/full/', '/w_480/'))).status).toBe(200)
    },
  )

  test('has its size and a placeholder', async () => {
    const { graphql } = member
    const id = await member.post('hi', await drawPicture({ width: 900, height: 450 }))
    const { data } = await graphql.send(
      '($id: UUID!) { post(id: $id) { media { ... on ImageMedia { width height isAnimated altText thumbHash small: url(width: 200) large: url } } } }'.replace(
        /^/,
        'query ',
      ),
      { id },
    )
    expect(data).toEqual({
      post: {
        media: {
          width: 900,
          height: 450,
          isAnimated: false,
          altText: '',
          thumbHash: expect.stringMatching(/^[A-Za-z0-9+/]{20,}=*$/),
          small: expect.stringMatching(/^\/media\/image\/w_480\//),
          large: expect.stringMatching(/^\/media\/image\/full\//),
        },
      },
    })
  })
})

describe('invalid image file', () => {
  test.for([
    ['a text', 'Just some words.'],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><html><script>alert(1)</script></html>'],
    ['a PDF', '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>'],
    [
      'an ImageMagick drawing',
      'push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 9,9 "https://a.example"',
    ],
    ['nothing', ''],
  ] as const)('(%s) is refused whatever its name is', async ([, content]) => {
    const form = new FormData()
    form.append('title', 'hi')
    form.append('post', new Blob([content], { type: 'image/png' }), 'meme.png')
    expect(await member.rest.form('/post', form)).toMatchObject({
      status: 415,
      body: { success: false, message: WRONG_TYPE, code: 'UNSUPPORTED_FILE_TYPE' },
    })
  })

  test('of another image format is refused', async () => {
    const tiff = await drawPicture({ width: 20, height: 20, format: 'png' })
    const bytes = new Uint8Array(await tiff.arrayBuffer())
    bytes.set([0x49, 0x49, 0x2a, 0x00])
    expect(await create(new Blob([bytes]))).toMatchObject({ status: 415, body: { message: WRONG_TYPE } })
  })

  test.for(['png', 'jpeg', 'gif', 'webp'] as const)('as half a %s is reported as damaged', async (format) => {
    const whole = await drawPicture({ format })
    const answer = await create(whole.slice(0, Math.floor(whole.size / 2)))
    expect(answer).toMatchObject({ status: 415, body: { success: false, message: DAMAGED } })
  })

  test('leaves no files', async () => {
    const [posts, stored] = [await postCount(), await storedFiles()]
    await create(new Blob(['no picture']))
    expect(await postCount()).toBe(posts)
    expect(await storedFiles()).toEqual(stored)
    expect(await filesBelow(uploads)).toEqual([])
  })
})

describe('oversized file', () => {
  test('is refused with its size, and one of the maximum size is read', async () => {
    expect(await send(40 * MEGABYTE)).toMatchObject({ status: 415, body: { message: WRONG_TYPE } })
    expect(await send(40 * MEGABYTE + 1)).toMatchObject({
      status: 413,
      body: {
        success: false,
        message: 'File size cannot exceed 50MB. Current file is 40.0 MB.',
        code: 'FILE_TOO_LARGE',
      },
    })
    expect(await filesBelow(uploads)).toEqual([])
  })

  test('is never completely in memory or on the disk', async () => {
    await collectGarbage()
    const before = process.memoryUsage().arrayBuffers
    const used = () => process.memoryUsage().arrayBuffers - before
    const limit = 30 * MEGABYTE
    const peak = { memory: 0, disk: 0 }
    const look = async () => {
      // Buffers that nothing references are not in use.
      if (used() >= limit) await collectGarbage()
      peak.memory = Math.max(peak.memory, used())
      peak.disk = Math.max(peak.disk, bytesIn(uploads))
    }
    const response = await send(80 * MEGABYTE, look)
    expect(response).toEqual({
      status: 413,
      body: {
        success: false,
        message: 'File size cannot exceed 50MB. Current file is 40.0 MB.',
        code: 'FILE_TOO_LARGE',
      },
    })
    expect(peak.memory).toBeLessThan(limit)
    expect(peak.disk).toBeGreaterThan(20 * MEGABYTE)
    expect(peak.disk).toBeLessThanOrEqual(40 * MEGABYTE)
  })
})

function send(bytes: number, onChunk?: () => Promise<void>) {
  return sendLargeFile(app, '/api/v1/post', member.accessToken, { field: 'post', bytes, onChunk })
}

/** The server deletes working files meanwhile: one that is gone counts nothing. */
function bytesIn(folder: string): number {
  const sizes = readdirSync(folder).map(
    (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function create(picture: Blob) {
  return member.rest.form('/post', postForm('hi', picture))
}

async function post(picture: Blob): Promise<string> {
  return (await create(picture)).text('post.postUrl')
}

function postCount(): Promise<number> {
  return app.dependencies.database.post.count()
}

function storedFiles(): Promise<string[]> {
  return filesBelow(path.join(app.dataDirectory, 'media'))
}

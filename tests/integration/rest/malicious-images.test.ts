import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMember, postForm, type TestMember } from '#tests/support/members.ts'
import { drawAnimation, drawJpegWith, drawPicture, readPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const WRONG_TYPE =
  'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.'
const DAMAGED = 'This file is damaged and cannot be shown. Please choose another one.'
const TOO_BIG = 'This image has too many pixels or frames. Please choose a smaller one.'

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  member = await createMember(app)
})

describe('image with a rare pixel format', () => {
  test.for(['cmyk', 'rgb16', 'grey16', 'b-w'] as const)(
    '(%s) is converted to sRGB with 8 bits',
    async (space) => {
      const { metadata, colorAt } = await postAndRead(await paint(space))
      expect(metadata).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' })
      expect(metadata.icc).toBeUndefined()
      const [red = 0, green = 0] = await colorAt(20, 20)
      expect(red - green > 150).toBe(space === 'cmyk' || space === 'rgb16')
    },
  )

  test('of 16 bits with a color profile keeps its colors', async () => {
    const ground = { width: 60, height: 40, channels: 3, background: '#dc1414' } as const
    const wide = sharp({ create: ground }).toColorspace('rgb16').withIccProfile('p3')
    const { metadata, colorAt } = await postAndRead(toBlob(await wide.png().toBuffer()))
    expect(metadata.icc).toBeUndefined()
    const color = await colorAt(20, 20)
    for (const [channel, value] of [0xdc, 0x14, 0x14].entries())
      expect(Math.abs((color[channel] ?? 0) - value)).toBeLessThan(12)
  })

  test('with transparency keeps it', async () => {
    const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: '#ff000040' } })
    const { metadata, colorAt } = await postAndRead(toBlob(await clear.png().toBuffer()))
    expect(metadata.hasAlpha).toBe(true)
    expect((await colorAt(20, 20))[3]).toBe(0x40)
  })
})

describe('malicious image is refused without decoding it', () => {
  test.for([
    ['with a header of 65,535 by 65,535 pixels', () => pngOfOneColor(65_535, 65_535, 1), TOO_BIG],
    ['with a side of 2,147,483,647 pixels', () => pngOfOneColor(2_147_483_647, 1, 1), DAMAGED],
    ['65,536 pixels in a row, and too many of them', () => pngOfOneColor(65_536, 700, 700), TOO_BIG],
    ['more than 40 million white pixels in a few bytes', () => pngOfOneColor(8000, 5001, 5001), TOO_BIG],
    ['301 frames', () => drawFrames(301), TOO_BIG],
    ['10,000 frames that take long to be counted', () => webpOfFrames(10_000), TOO_BIG],
    [
      'with a million empty text chunks',
      () => drawJpegWith(Buffer.alloc(4_000_000, '\u00ff\u00e1\0\u0002', 'latin1')),
      DAMAGED,
    ],
    ['with 60,000 empty chunks', () => pngWith(chunk('prVt', Buffer.alloc(0)), 60_000), DAMAGED],
    [
      'with text chunks that decompress to gigabytes',
      () => pngWith(chunk('zTXt', packedNote()), 600),
      DAMAGED,
    ],
  ] as const)('%s', async ([, make, message]) => {
    const picture = await make()
    const decoding = vi.fn<() => void>()
    sharp.queue.on('change', decoding)
    onTestFinished(() => void sharp.queue.off('change', decoding))
    expect(await create(picture)).toMatchObject({ status: 415, body: { success: false, message } })
    expect(decoding).not.toHaveBeenCalled()
  })

  test.for([
    [65_536, 4],
    [4, 65_536],
    [1, 65_536],
  ] as const)('but %i by %i pixels are scaled down', async ([width, height]) => {
    const { metadata } = await postAndRead(pngOfOneColor(width, height, height))
    expect(Math.max(metadata.width, metadata.height)).toBe(16_383)
  })

  test('but many chunks and comments are accepted', async () => {
    const { metadata } = await postAndRead(pngWith(chunk('tEXt', Buffer.from('Comment\0hi')), 10_000))
    expect(metadata.width).toBe(8)
  })

  test('but 300 frames are accepted', async () => {
    const { metadata } = await postAndRead(await drawFrames(300))
    expect(metadata.pages).toBe(300)
  })
})

describe('polyglot file', () => {
  const PAGE = '<html><script>alert(document.domain)</script></html>'

  test.for(['png', 'jpeg', 'gif', 'webp'] as const)(
    'of %s and HTML is served as an image only',
    async (format) => {
      const picture = await drawPicture({ format, width: 40, height: 40 })
      const { metadata, content } = await postAndRead(new Blob([picture, PAGE]))
      expect(metadata.format).toBe('webp')
      expect(content.includes('script')).toBe(false)
    },
  )

  test('of HTML with an image in it is refused', async () => {
    const picture = await drawPicture({ width: 40, height: 40 })
    expect(await create(new Blob([PAGE, picture]))).toMatchObject({
      status: 415,
      body: { message: WRONG_TYPE },
    })
  })

  test('with HTML in its comment is served without the comment', async () => {
    const comment = Buffer.from(PAGE)
    const jpeg = Buffer.from(
      await (await drawPicture({ format: 'jpeg', width: 40, height: 40 })).arrayBuffer(),
    )
    const segment = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    const { content } = await postAndRead(
      toBlob(Buffer.concat([jpeg.subarray(0, 2), segment, comment, jpeg.subarray(2)])),
    )
    expect(content.includes('script')).toBe(false)
  })
})

test.for(['gif', 'webp'] as const)(
  'truncated animated %s is served as an image or refused',
  async (format) => {
    const whole = await drawAnimation(format, 4)
    const answer = await create(whole.slice(0, Math.floor(whole.size / 2)))
    expect([201, 415]).toContain(answer.status)
    if (answer.status === 201) await readPicture(await member.http.fetch(answer.text('post.postUrl')))
  },
)

test('animation is kept, also with an orientation flag', async () => {
  const raw = { width: 60, height: 80, channels: 3, pageHeight: 40 } as const
  const frames = Buffer.from(Array.from({ length: 60 * 80 * 3 }, (_, at) => (at < 60 * 40 * 3 ? 40 : 200)))
  const turned = sharp(frames, { raw }).withMetadata({ orientation: 6 }).webp({ loop: 0 })
  const { metadata } = await postAndRead(toBlob(await turned.toBuffer()))
  expect(metadata).toMatchObject({ pages: 2, width: 60, height: 40 })
})

function create(picture: Blob) {
  return member.rest.form('/post', postForm('hi', picture))
}

async function postAndRead(picture: Blob) {
  return readPicture(await member.http.fetch((await create(picture)).text('post.postUrl')))
}

async function paint(space: 'cmyk' | 'rgb16' | 'grey16' | 'b-w'): Promise<Blob> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } }).toColorspace(
    space,
  )
  return toBlob(await (space === 'cmyk' ? picture.jpeg() : picture.png()).toBuffer())
}

/** The given number of different frames of one pixel. */
async function drawFrames(count: number): Promise<Blob> {
  const pixels = Buffer.from(Array.from({ length: count * 3 }, (_, at) => (at * 37) % 256))
  const raw = { width: 1, height: count, channels: 3, pageHeight: 1 } as const
  return toBlob(await sharp(pixels, { raw }).gif({ loop: 0 }).toBuffer())
}

/** Built by hand, because an encoder would take too long: one frame of one pixel, repeated (RFC 9649, section 2.7). */
async function webpOfFrames(count: number): Promise<Blob> {
  const one = { width: 1, height: 1, channels: 4, background: 'red' } as const
  const still = await sharp({ create: one }).webp({ lossless: true }).toBuffer()
  const part = (type: string, content: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(content.length)
    return Buffer.concat([Buffer.from(type), size, content])
  }
  const moves = Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const frame = part('ANMF', Buffer.concat([Buffer.alloc(16, 0), still.subarray(12)]))
  const frames = Array.from({ length: count }, () => frame)
  const parts = [part('VP8X', moves), part('ANIM', Buffer.alloc(6)), ...frames]
  return toBlob(part('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts])))
}

/**
 * Built by hand, because no encoder creates images of that size. A greyscale image of one bit per pixel with only `rows` rows of
 * data.
 */
function pngOfOneColor(width: number, height: number, rows: number, notes: Buffer[] = []): Blob {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + Math.min(Math.ceil(width / 8), 1_000_000))
  const pixels = deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return toBlob(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      ...notes,
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function pngWith(note: Buffer, count: number): Blob {
  const notes = Array.from({ length: count }, () => note)
  return pngOfOneColor(8, 8, 8, notes)
}

/** Eight megabytes, compressed into a few kilobytes, all of which libpng reads. */
function packedNote(): Buffer {
  return Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(7_900_000))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** CRC-32 as in annex D of the PNG specification. Node.js has it since version 22. */
function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc
}

function toBlob(content: Buffer): Blob {
  return new Blob([new Uint8Array(content)])
}

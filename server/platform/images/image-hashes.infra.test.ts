import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { differenceHash } from './image-hashes.ts'

const scene = await drawScene(1)

describe('difference hash', () => {
  test.for([
    ['as a small JPEG', (picture: Sharp) => picture.resize(320).jpeg({ quality: 40 })],
    ['as a WebP', (picture: Sharp) => picture.webp({ quality: 60 })],
    ['slightly darker', (picture: Sharp) => picture.modulate({ brightness: 0.9 }).png()],
    ['stretched', (picture: Sharp) => picture.resize(500, 500, { fit: 'fill' }).jpeg()],
    ['in CMYK', (picture: Sharp) => picture.toColorspace('cmyk').jpeg()],
    ['with 16 bits', (picture: Sharp) => picture.toColorspace('rgb16').png()],
    ['with an alpha channel', (picture: Sharp) => picture.ensureAlpha().png()],
  ] as const)('of the same image %s is near', async ([, change]) => {
    const copy = await change(sharp(scene)).toBuffer()
    expect(await distance(scene, copy)).toBeLessThanOrEqual(4)
  })

  test.for([2, 3, 4, 5])('of another image is far (%i)', async (seed) => {
    expect(await distance(scene, await drawScene(seed))).toBeGreaterThan(12)
  })

  test('is a signed 64-bit integer as in the database', async () => {
    expect(await differenceHash(gradient((x) => x))).toBe(-1n)
    expect(await differenceHash(gradient((x) => 255 - x))).toBe(0n)
  })
})

async function drawScene(seed: number): Promise<Buffer> {
  const [columns, rows] = [6, 5]
  const blots = Buffer.alloc(columns * rows * 3)
  let state = seed * 7919
  for (let at = 0; at < blots.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    blots[at] = (state / 65_536) % 256
  }
  return sharp(blots, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(1200, 1000, { fit: 'fill' })
    .png()
    .toBuffer()
}

function gradient(brightness: (x: number) => number): Sharp {
  const pixels = Buffer.from(Array.from({ length: 256 * 64 }, (_, at) => brightness(at % 256)))
  return sharp(pixels, { raw: { width: 256, height: 64, channels: 1 } })
}

async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await differenceHash(sharp(one)), await differenceHash(sharp(other))]
  return BigInt.asUintN(64, a ^ b)
    .toString(2)
    .replaceAll('0', '').length
}

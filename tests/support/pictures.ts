import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'

type Drawing = { width?: number; height?: number; color?: string; format?: 'png' | 'jpeg' | 'gif' | 'webp' }

/** A small image. */
export async function drawPicture({
  width = 600,
  height = 400,
  color = 'tomato',
  format = 'png',
}: Drawing = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: color } })
  return toBlob(await picture.toFormat(format).toBuffer(), format)
}

/** Shapes of many colors at places that depend on the seed, as pixels for sharp. */
export function drawScene(seed: number, { width = 600, height = 450 } = {}): Sharp {
  let state = seed * 7919 + 1
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const pixels = Buffer.alloc(width * height * 3, 200)
  for (let shape = 0; shape < 40; shape += 1) {
    const [left, top, size] = [next(width), next(height), 20 + next(90)]
    const color = Buffer.from([next(256), next(256), next(256)])
    for (let y = top; y < Math.min(height, top + size); y += 1)
      pixels.fill(color, (y * width + left) * 3, (y * width + Math.min(width, left + size)) * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A PNG of about three bytes per pixel. */
export function drawNoise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
}

/** A grey strip with a bright right end. */
export async function drawSun(): Promise<Blob> {
  const size = { width: 60, height: 60 }
  const sun = Buffer.alloc(size.width * size.height * 3, Buffer.from([250, 120, 20]))
  const strip = sharp({ create: { width: 900, height: 200, channels: 3, background: '#889' } })
  const content = await strip
    .composite([{ input: sun, raw: { ...size, channels: 3 }, left: 780, top: 70 }])
    .png()
    .toBuffer()
  return toBlob(content, 'png')
}

/** An animation of frames with different shades of grey. */
export async function drawAnimation(format: 'gif' | 'webp', frames: number): Promise<Blob> {
  const [width, height] = [600, 300]
  const pixels = Buffer.alloc(width * height * frames * 3)
  const frameBytes = width * height * 3
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill(40 * (frame + 1), frame * frameBytes, (frame + 1) * frameBytes)
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const
  return toBlob(await sharp(pixels, { raw }).toFormat(format, { loop: 0 }).toBuffer(), format)
}

/** Inserts `segments` at the start of a JPEG. */
export async function drawJpegWith(segments: Buffer): Promise<Blob> {
  const picture = await drawPicture({ format: 'jpeg', width: 40, height: 40 })
  return new Blob([picture.slice(0, 2), new Uint8Array(segments), picture.slice(2)])
}

/** Like a photo of a phone held upright: rotated by EXIF orientation, with metadata about the author and the place. */
export async function takePhoto(): Promise<Blob> {
  const blueSquare = Buffer.alloc(300 * 300 * 3, Buffer.from([0, 0, 255]))
  const content = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: blueSquare, raw: { width: 300, height: 300, channels: 3 }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'A certain person', Model: 'A certain phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return toBlob(content, 'jpeg')
}

/** Writes the image to a file, because the server's decoders read files only and the tests run in the same process. */
export async function readPicture(
  response: Response,
): Promise<{ content: Buffer; metadata: Metadata; colorAt(x: number, y: number): Promise<number[]> }> {
  const content = Buffer.from(await response.arrayBuffer())
  const read = async <Result>(look: (picture: Sharp) => Promise<Result>): Promise<Result> => {
    const file = path.join(tmpdir(), `guffaw-picture-${randomUUID()}`)
    await writeFile(file, content)
    try {
      return await look(sharp(file, { animated: false }))
    } finally {
      await rm(file)
    }
  }
  return {
    content,
    metadata: await read((picture) => picture.metadata()),
    colorAt: (left, top) =>
      read(async (picture) => [
        ...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
      ]),
  }
}

function toBlob(content: Buffer, format: string): Blob {
  return new Blob([new Uint8Array(content)], { type: `image/${format}` })
}

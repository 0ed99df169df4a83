import sharp from 'sharp'
import type { MemeImage } from '#rules/memes/render/assets.ts'
import { isTooComplex } from '#rules/memes/render/drawing-cost.ts'
import { messages } from '#rules/messages.ts'
import type { ImageSource } from './process-image.ts'

/** Pixels per side at which an image is embedded. Transparent ones are decoded more slowly. */
const OPAQUE_SIDE_MAX = 1600
const TRANSPARENT_SIDE_MAX = 1080
/** The picture differs from the browser's preview by less than 1/255 on average. */
const EMBEDDED_QUALITY = 95

export type MemeFormat = 'webp' | 'png' | 'jpeg'

/** The width in pixels is that of the meme if it is undefined. `rgba` are its pixels, which may be transparent. */
export type MemePicture = { format: MemeFormat | 'rgba'; width?: number }

export class MemeTooComplexError extends Error {
  constructor() {
    super(messages.memeTooComplex)
  }
}

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] }
const QUALITY = 88
/** From 0 to 6, as for uploads. */
const WEBP_EFFORT = 2
/** The loader has no base URL, but a URL could still name a file. librsvg does not read WebP. */
const FOREIGN_REFERENCE = /href="(?!data:image\/(?:png|jpeg);base64,|#)/

/** Converts a stored image for the SVG of a meme in which it is at most `width` pixels wide. */
export async function embedImage(image: Buffer, width: number): Promise<MemeImage> {
  const { isOpaque } = await sharp(image).stats()
  const side = isOpaque ? OPAQUE_SIDE_MAX : TRANSPARENT_SIDE_MAX
  const resized = sharp(image).resize({
    width: Math.min(Math.ceil(width), side),
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const encoded = isOpaque
    ? resized.jpeg({ quality: EMBEDDED_QUALITY, chromaSubsampling: '4:4:4' })
    : resized.png({ compressionLevel: 1 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const href = `data:image/${info.format};base64,${data.toString('base64')}`
  return { href, width: info.width, height: info.height }
}

let drawings = 0

/** Throws MemeTooComplexError if drawing would take too long. */
export function assertDrawable(svg: string, effects = 0): void {
  if (FOREIGN_REFERENCE.test(svg)) throw new Error('The drawing refers to a file outside of it')
  if (isTooComplex(svg, effects)) throw new MemeTooComplexError()
}

/** Draws the SVG of a meme. */
export async function rasterizeMeme(svg: string, { format, width }: MemePicture): Promise<Buffer> {
  assertDrawable(svg)
  return withSvgLoader(async () => {
    const drawn = sharp(Buffer.from(svg), { unlimited: true }).resize({ width })
    if (format === 'rgba') return drawn.ensureAlpha().raw().toBuffer()
    const picture = drawn.flatten({ background: 'white' })
    switch (format) {
      case 'webp':
        return picture.webp({ quality: QUALITY, effort: WEBP_EFFORT }).toBuffer()
      case 'png':
        return picture.png({ compressionLevel: 6 }).toBuffer()
      case 'jpeg':
        return picture.jpeg({ quality: QUALITY }).toBuffer()
    }
  })
}

/** Returns the pixels of a meme, from which the image of a post is made. */
export async function memePixels(svg: string): Promise<Exclude<ImageSource, string>> {
  assertDrawable(svg)
  return withSvgLoader(async () => {
    const { data: pixels, info } = await sharp(Buffer.from(svg), { unlimited: true })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels, width: info.width, height: info.height, channels: 3 }
  })
}

/** Enables SVG in sharp while drawings are made. Uploads have file loaders, which stay blocked. */
async function withSvgLoader<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (drawings === 0) sharp.unblock(SVG_LOADER)
  drawings += 1
  try {
    return await draw()
  } finally {
    drawings -= 1
    if (drawings === 0) sharp.block(SVG_LOADER)
  }
}

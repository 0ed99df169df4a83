import sharp from 'sharp'
import type { MemeImage } from '#rules/memes/render/assets.ts'
import { isTooComplex } from '#rules/memes/render/drawing-cost.ts'
import { messages } from '#rules/messages.ts'

/** Pixels per side at which an image is embedded. */
const EMBEDDED_SIDE_MAX = 1600

export type MemeFormat = 'webp' | 'png' | 'jpeg'

/** The width in pixels is that of the meme if it is undefined. */
export type MemePicture = { format: MemeFormat; width?: number }

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

/** Converts a stored image for the SVG of a meme. PNG is lossless, so that the picture equals the browser's preview. */
export async function embedImage(image: Buffer): Promise<MemeImage> {
  const { data, info } = await sharp(image)
    .resize({ width: EMBEDDED_SIDE_MAX, height: EMBEDDED_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { href: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}

let drawings = 0

/** Throws MemeTooComplexError if drawing would take too long. */
export function assertDrawable(svg: string): void {
  if (FOREIGN_REFERENCE.test(svg)) throw new Error('The drawing refers to a file outside of it')
  if (isTooComplex(svg)) throw new MemeTooComplexError()
}

/** Draws the SVG of a meme. */
export async function rasterizeMeme(svg: string, { format, width }: MemePicture): Promise<Buffer> {
  assertDrawable(svg)
  return withSvgLoader(async () => {
    const picture = sharp(Buffer.from(svg), { unlimited: true })
      .resize({ width })
      .flatten({ background: 'white' })
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

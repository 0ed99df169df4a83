import sharp from 'sharp'
import { isTooComplex } from '#rules/memes/render/drawing-cost.ts'

export type MemeFormat = 'webp' | 'png' | 'jpeg'

export class MemeTooComplexError extends Error {}

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] }
const QUALITY = 88
/** From 0 to 6, as for uploads. */
const WEBP_EFFORT = 2
/** The loader has no base URL, but a URL could still name a file. */
const FOREIGN_REFERENCE = /href="(?!data:image\/(?:webp|png|jpeg);base64,|#)/

let drawings = 0

/** Draws the SVG of a meme. Throws MemeTooComplexError if that would take too long. */
export async function rasterizeMeme(
  svg: string,
  { format, width }: { format: MemeFormat; width?: number },
): Promise<Buffer> {
  if (FOREIGN_REFERENCE.test(svg)) throw new Error('The drawing refers to a file outside of it')
  if (isTooComplex(svg)) throw new MemeTooComplexError()
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

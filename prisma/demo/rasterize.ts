import sharp from 'sharp'
import type { ImageSource } from '#server/platform/images/process-image.ts'

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] }

/** The number of callers that need SVG files at the moment. */
let running = 0

/**
 * Enables SVG files in sharp while `work` runs. Members must not be able to upload at that time, because uploads must
 * not be SVG.
 */
export async function withSvgSupport<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1
  sharp.unblock(SVG_LOADER)
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) sharp.block(SVG_LOADER)
  }
}

export async function rasterize(svg: string): Promise<ImageSource> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: 4 }
}

import sharp, { type Sharp } from 'sharp'

/** In pixels. Other sites show this size without cropping. */
export const PREVIEW = { width: 1200, height: 630 }

/** Renders the whole first frame over a blurred copy that fills the background. */
export async function renderImage(image: Buffer): Promise<Sharp> {
  const { width, height } = PREVIEW
  const open = () => sharp(image).flatten({ background: '#fff' })
  const small = await open()
    .resize(width / 10, height / 10)
    .blur(3)
    .modulate({ brightness: 0.75 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const front = await open()
    .resize(width, height, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(small.data, { raw: small.info })
    .resize(width, height)
    .composite([{ input: front.data, raw: front.info, gravity: 'centre' }])
}

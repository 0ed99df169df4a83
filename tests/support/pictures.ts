import sharp from 'sharp'

type Drawing = { width?: number; height?: number; color?: string; format?: 'png' | 'jpeg' | 'gif' | 'webp' }

/** A small picture made for the test. */
export async function drawPicture({
  width = 600,
  height = 400,
  color = 'tomato',
  format = 'png',
}: Drawing = {}) {
  const content = await sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()
  return new Blob([new Uint8Array(content)], { type: `image/${format}` })
}

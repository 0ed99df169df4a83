import type { Adjustments, Crop } from '#rules/memes/adjustments.ts'
import type { MemeBackground, MemeLayer } from '#rules/memes/document.ts'

/** A picture that is pixelated, and the part of it that is shown. */
export type PixelatedPicture = {
  name: { templateSlug: string } | { mediaId: string } | { sticker: string }
  crop: Crop | null
}

export function pixelatedPicture(
  content: MemeBackground | MemeLayer,
  adjustments: Adjustments | null | undefined,
): PixelatedPicture | null {
  if (adjustments?.effect !== 'PIXELATE') return null
  const { crop } = adjustments
  if ('sticker' in content) return { name: { sticker: content.sticker.sticker }, crop }
  if ('image' in content) return { name: { mediaId: content.image.mediaId }, crop }
  if ('templateSlug' in content || 'mediaId' in content) return { name: content, crop }
  return null
}

export function mosaicKey({ name, crop }: PixelatedPicture): string {
  return JSON.stringify([name, crop?.x, crop?.y, crop?.width, crop?.height])
}

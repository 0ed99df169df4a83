import { shownSize } from '#rules/memes/adjustments.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import type { RatioOf } from './geometry.ts'
import { findSticker } from './meme-files.ts'

/** Known before the file of a sticker is loaded. */
export function createRatioOf(images: MemeAssets['images']): RatioOf {
  return (content) => {
    if ('text' in content) return content.text.height / content.text.width
    if ('pen' in content) return content.pen.height / content.pen.width
    const [placed, picture] =
      'sticker' in content
        ? [content.sticker, findSticker(content.sticker.sticker)]
        : [content.image, images.get(content.image.mediaId)]
    if (!picture) return 1
    const { width, height } = shownSize(picture, placed.adjustments?.crop)
    return height / width
  }
}

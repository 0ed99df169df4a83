import type { MemeAssets } from '#rules/memes/render/assets.ts'
import type { RatioOf } from './geometry.ts'
import { findSticker } from './meme-files.ts'

/** Known before the file of a sticker is loaded. */
export function createRatioOf(images: MemeAssets['images']): RatioOf {
  return (content) => {
    if ('text' in content) return content.text.height / content.text.width
    const picture =
      'sticker' in content ? findSticker(content.sticker.sticker) : images.get(content.image.mediaId)
    return picture ? picture.height / picture.width : 1
  }
}

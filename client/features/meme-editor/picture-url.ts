import type { MemeBackground, MemeLayer } from '#rules/memes/document.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import { findSticker } from './meme-files.ts'
import { findTemplate } from './template-files.ts'

/** Returns the URL of the whole picture of a layer or background, or an empty string if it has none. */
export function pictureUrl(content: MemeLayer | MemeBackground, images: MemeAssets['images']): string {
  if ('templateSlug' in content) return findTemplate(content.templateSlug)?.url ?? ''
  if ('sticker' in content) return findSticker(content.sticker.sticker)?.url ?? ''
  const key = 'image' in content ? content.image.mediaId : 'mediaId' in content ? content.mediaId : ''
  return images.get(key)?.href ?? ''
}

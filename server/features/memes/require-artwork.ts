import type { MemeDocument } from '#rules/memes/document.ts'
import { FREE_STICKER_PACK } from '#rules/memes/stickers/sticker.ts'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { findSticker } from './stickers.ts'
import { findTemplate } from './templates.ts'

/** Throws ValidationError if the template or a sticker does not exist or is not free. */
export function requireArtwork({ background, layers }: MemeDocument): void {
  const fields = []
  if ('templateSlug' in background && !findTemplate(background.templateSlug))
    fields.push({ path: 'meme.background.templateSlug', message: messages.memeTemplateUnknown })
  for (const [index, layer] of layers.entries()) {
    if (!('sticker' in layer)) continue
    const sticker = findSticker(layer.sticker.sticker)
    if (sticker?.pack === FREE_STICKER_PACK) continue
    const message = sticker ? messages.memeStickerLocked : messages.memeStickerUnknown
    fields.push({ path: `meme.layers.${index}.sticker.sticker`, message })
  }
  if (fields.length > 0) throw new ValidationError(fields)
}

import type { MemeLayer } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { renderBackground, renderLayer } from '#rules/memes/render/render-meme.ts'
import { isEmptyText, type EditorDocument } from './editor-document.ts'
import type { Size } from './geometry.ts'
import { findSticker, findTemplate } from './meme-files.ts'
import { hasAssets } from './load-assets.ts'

/** Null while a file is missing. */
export function layerMarkup(content: MemeLayer, canvas: Size, assets: MemeAssets): string | null {
  if (isEmptyText(content)) return ''
  if ('sticker' in content && !findSticker(content.sticker.sticker)) return ''
  const names = assetsOf({ ...canvas, background: { color: '#ffffff' }, layers: [content] })
  return hasAssets(names, assets.images) ? renderLayer(content, canvas, assets) : null
}

/** Null while a file is missing. */
export function backgroundMarkup(
  background: EditorDocument['background'],
  canvas: Size,
  assets: MemeAssets,
): string | null {
  if ('templateSlug' in background && !findTemplate(background.templateSlug)) return ''
  const names = assetsOf({ ...canvas, background, layers: [] })
  return hasAssets(names, assets.images) ? renderBackground(background, canvas, assets) : null
}

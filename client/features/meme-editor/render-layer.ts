import type { MemeLayer } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { missingCharacters, renderBackground, renderLayer } from '#rules/memes/render/render-meme.ts'
import { isEmptyText, toMemeDocument, type EditorDocument } from './editor-document.ts'
import type { Size } from './geometry.ts'
import { findSticker } from './meme-files.ts'
import { findTemplate } from './template-files.ts'
import { hasAssets } from './load-assets.ts'

/** Null while a file is missing. */
export function layerMarkup(content: MemeLayer, canvas: Size, assets: MemeAssets): string | null {
  if (isEmptyText(content)) return ''
  if ('sticker' in content && !findSticker(content.sticker.sticker)) return ''
  return hasAssetsOf(content, canvas, assets) ? renderLayer(content, canvas, assets) : null
}

/** Null while a file is missing. */
export function backgroundMarkup(
  document: Omit<EditorDocument, 'layers'>,
  assets: MemeAssets,
): string | null {
  const { background } = document
  if ('templateSlug' in background && !findTemplate(background.templateSlug)) return ''
  const names = assetsOf({ ...document, layers: [] })
  return hasAssets(names, assets.images) ? renderBackground(document, assets) : null
}

/** The characters of all texts that are drawn as boxes. Texts whose files are not loaded yet are left out. */
export function missingCharactersOf(document: EditorDocument, assets: MemeAssets): string[] {
  const missing = toMemeDocument(document).layers.flatMap((layer) =>
    'text' in layer && hasAssetsOf(layer, document, assets) ? missingCharacters(layer.text, assets) : [],
  )
  return Array.from(new Set(missing))
}

function hasAssetsOf(content: MemeLayer, canvas: Size, assets: MemeAssets): boolean {
  const names = assetsOf({ ...canvas, background: { color: '#ffffff' }, layers: [content] })
  return hasAssets(names, assets.images)
}

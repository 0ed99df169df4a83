import type { EditorLayer } from './editor-document.ts'
import { isEmptyText } from './editor-document.ts'
import { findSticker } from './meme-files.ts'

/** The kind of a layer. */
export function nameLayer({ content }: EditorLayer): string {
  if ('text' in content) return 'Text'
  if ('sticker' in content) return 'Sticker'
  return 'pen' in content ? 'Drawing' : 'Picture'
}

/** The name of a layer for lists and screen readers. */
export function describeLayer(layer: EditorLayer): string {
  const { content, placeholder } = layer
  if (isEmptyText(content)) return placeholder ? `Empty text, for example “${placeholder}”` : 'Empty text'
  if ('text' in content) return `Text “${content.text.text.replace(/\s+/g, ' ')}”`
  if ('sticker' in content)
    return `Sticker ${findSticker(content.sticker.sticker)?.label ?? content.sticker.sticker}`
  return nameLayer(layer)
}

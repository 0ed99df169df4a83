import { cutText } from '#rules/post-text.ts'
import { ALT_TEXT_MAX } from '#rules/limits.ts'
import type { MemeDocument, MemeText } from './document.ts'

/** Returns the text in capital letters if its style has them. */
export function shownText({ text, isUppercase }: Pick<MemeText, 'text' | 'isUppercase'>): string {
  return isUppercase ? text.toUpperCase() : text
}

/** Returns the texts in layer order. */
export function captionsOf({ layers }: Pick<MemeDocument, 'layers'>): string[] {
  return layers.flatMap((layer) => ('text' in layer ? [layer.text.text] : []))
}

/** Returns `Two buttons: “top” / “bottom”`. Without a template, the result contains only the captions. */
export function altTextOf(document: Pick<MemeDocument, 'layers'>, templateName?: string): string {
  const captions = captionsOf(document).map((caption) => `“${caption.replace(/\s+/g, ' ')}”`)
  const parts = [templateName, captions.join(' / ')].filter(Boolean)
  return cutText(parts.join(': '), ALT_TEXT_MAX)
}

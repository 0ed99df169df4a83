import opentype from 'opentype.js'
import type { MemeDocument } from '#rules/memes/document.ts'
import type { Artwork, MemeImage } from '#rules/memes/render/assets.ts'
import type { FaceName } from '#rules/memes/render/faces.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'

/** What a page gets as JSON. Fonts are in base64. */
export type PreviewInput = {
  document: MemeDocument
  fonts: [FaceName, string][]
  emoji: [string, Artwork][]
  templates: [string, Artwork][]
  stickers: [string, Artwork][]
  images: [string, MemeImage][]
}

/** Renders a meme in the browser, as an editor does. The test bundles this module. */
export function previewMeme({ document, fonts, emoji, templates, stickers, images }: PreviewInput): string {
  return renderMeme(document, {
    fonts: new Map(fonts.map(([name, bytes]) => [name, opentype.parse(toBytes(bytes).buffer)])),
    emoji: new Map(emoji),
    templates: new Map(templates),
    stickers: new Map(stickers),
    images: new Map(images),
  })
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

declare global {
  var previewInPage: typeof previewMeme
}

globalThis.previewInPage = previewMeme

import { loadMosaics } from '#client/features/meme-editor/load-mosaics.ts'
import type { MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type Artwork, type MemeImage } from '#rules/memes/render/assets.ts'
import type { FontName } from '#rules/memes/render/faces.ts'
import { parseFont } from '#rules/memes/render/parse-font.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'

/** What a page gets as JSON. Fonts are in base64. */
export type PreviewInput = {
  document: MemeDocument
  fonts: [FontName, string][]
  emoji: [string, Artwork][]
  templates: [string, Artwork][]
  stickers: [string, Artwork][]
  images: [string, MemeImage][]
}

/** Renders a meme in the browser, as an editor does. The test bundles this module. */
export async function previewMeme({
  document,
  fonts,
  emoji,
  templates,
  stickers,
  images,
}: PreviewInput): Promise<string> {
  const parsed = fonts.map(async ([name, bytes]) => [name, await parseFont(toBytes(bytes))] as const)
  const pictures = {
    templates: new Map(templates),
    stickers: new Map(stickers),
    images: new Map(images),
  }
  const mosaics = new Map<string, Artwork>()
  await loadMosaics(mosaics, assetsOf(document).mosaics, pictures)
  return renderMeme(document, {
    ...pictures,
    fonts: new Map(await Promise.all(parsed)),
    emoji: new Map(emoji),
    mosaics,
  })
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

declare global {
  var previewInPage: typeof previewMeme
}

globalThis.previewInPage = previewMeme

import { assetsOf } from '#rules/memes/render/assets.ts'
import type { MemeDocument } from '#rules/memes/document.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { loadTextAssets } from '#server/platform/images/meme-assets.ts'
import { findTemplate, loadTemplateArtwork } from './templates.ts'

/** Returns the SVG of a meme of a template and texts. */
export async function drawTemplateMeme(document: MemeDocument): Promise<string> {
  const names = assetsOf(document)
  const templates = Array.from(names.templates, (slug) => findTemplate(slug)).flatMap((template) =>
    template ? [[template.slug, loadTemplateArtwork(template)] as const] : [],
  )
  return renderMeme(document, {
    ...(await loadTextAssets(names)),
    templates: new Map(templates),
    stickers: new Map(),
    images: new Map(),
  })
}

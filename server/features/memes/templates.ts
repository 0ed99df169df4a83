import { memeTemplates } from '#rules/memes/templates/index.ts'
import { templateArtwork, type MemeTemplate } from '#rules/memes/templates/template.ts'
import type { Artwork } from '#rules/memes/render/assets.ts'

const TEMPLATES: ReadonlyMap<string, MemeTemplate> = new Map(
  memeTemplates.map((template) => [template.slug, template]),
)

const artworks = new Map<string, Artwork>()

export function findTemplate(slug: string): MemeTemplate | undefined {
  return TEMPLATES.get(slug)
}

/** The drawings are made once, when they are first needed. */
export function loadTemplateArtwork(template: MemeTemplate): Artwork {
  const artwork = artworks.get(template.slug) ?? templateArtwork(template)
  artworks.set(template.slug, artwork)
  return artwork
}

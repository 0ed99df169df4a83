import { v5 as uuidv5 } from 'uuid'
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

/** The UUID namespace of template slugs (RFC 9562, 5.5). */
const NAMESPACE = '5b1c6f0e-3f5c-4f3b-9d55-0a9a8f7c6d21'

const SLUGS: ReadonlyMap<string, string> = new Map(
  memeTemplates.map(({ slug }) => [uuidv5(slug, NAMESPACE), slug]),
)

/** The id in the database and in the API. */
export function templateId(slug: string): string {
  return uuidv5(slug, NAMESPACE)
}

export function findTemplateById(id: string): MemeTemplate | undefined {
  const slug = SLUGS.get(id)
  return slug === undefined ? undefined : findTemplate(slug)
}

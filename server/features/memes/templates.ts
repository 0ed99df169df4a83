import { v5 as uuidv5 } from 'uuid'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'

/** A template with its id in the database and in the API: the UUID of its slug (RFC 9562, 5.5). */
export type TemplateView = MemeTemplate & { id: string }

const NAMESPACE = '5b1c6f0e-3f5c-4f3b-9d55-0a9a8f7c6d21'

/** The most recently added is the last one. */
export const TEMPLATES: readonly TemplateView[] = memeTemplates.map((template) => ({
  ...template,
  id: uuidv5(template.slug, NAMESPACE),
}))

const BY_SLUG = new Map(TEMPLATES.map((template) => [template.slug, template]))
const BY_ID = new Map(TEMPLATES.map((template) => [template.id, template]))

export function findTemplate(slug: string): TemplateView | undefined {
  return BY_SLUG.get(slug)
}

export function findTemplateById(id: string): TemplateView | undefined {
  return BY_ID.get(id)
}

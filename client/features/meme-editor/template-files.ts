import type { MemeTemplate } from '#rules/memes/templates/template.ts'

/** A template without its text boxes. `url` is the address of its SVG file. */
export type TemplateFile = Pick<MemeTemplate, 'slug' | 'name' | 'keywords' | 'width' | 'height'> & {
  url: string
}

/** See client/build/meme-files.ts. */
declare const TEMPLATE_FILES: readonly TemplateFile[]

/** The most recently added is the last one. */
export const templates = TEMPLATE_FILES

const templatesBySlug = new Map(templates.map((template) => [template.slug, template]))

export const findTemplate = (slug: string) => templatesBySlug.get(slug)
/** Templates that no longer exist are left out. */
export const templatesOf = (slugs: readonly string[]) =>
  slugs.map(findTemplate).filter((template) => template !== undefined)

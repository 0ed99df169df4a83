import { matchesQuery } from '#rules/memes/matches-query.ts'
import type { MemeTemplate } from './template.ts'

type Searched = Pick<MemeTemplate, 'slug' | 'name' | 'keywords'>

/** Returns the templates of which a word of the name or the keywords begins with each word of the query, in the same order. */
export function findTemplates<Template extends Searched>(
  templates: readonly Template[],
  query: string,
): Template[] {
  return templates.filter(({ slug, name, keywords }) => matchesQuery([name, slug, ...keywords], query))
}

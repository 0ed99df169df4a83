import type { MemeTemplateSort } from '#client/__generated__/templatesLoaderQuery.graphql.ts'
import { paths } from '#client/paths.ts'

/** The state of the list of templates, which its URL contains. */
export type TemplateParams = { q: string; sort: MemeTemplateSort }

const SORTS: readonly MemeTemplateSort[] = ['POPULAR', 'NEWEST', 'NAME']

/** An unknown order counts as missing. */
export function readTemplateParams(url: URLSearchParams): TemplateParams {
  const sort = url.get('sort')?.toUpperCase()
  return { q: url.get('q') ?? '', sort: SORTS.find((known) => known === sort) ?? 'POPULAR' }
}

/** The URL of a list. Default values are left out. */
export function templatesPath({ q, sort }: TemplateParams): string {
  const url = new URLSearchParams()
  if (q) url.set('q', q)
  if (sort !== 'POPULAR') url.set('sort', sort.toLowerCase())
  const query = url.toString()
  return query ? `${paths.templates}?${query}` : paths.templates
}

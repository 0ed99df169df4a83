import { paths } from '#client/paths.ts'

export type TemplateOrder = 'POPULAR' | 'NEWEST' | 'NAME' | 'RECENT'

/** The state of the gallery, which its URL contains. */
export type TemplateParams = { q: string; sort: TemplateOrder }

const ORDERS: readonly TemplateOrder[] = ['POPULAR', 'NEWEST', 'NAME', 'RECENT']

/** An unknown order counts as missing. */
export function readTemplateParams(url: URLSearchParams): TemplateParams {
  const sort = url.get('sort')?.toUpperCase()
  return { q: url.get('q') ?? '', sort: ORDERS.find((known) => known === sort) ?? 'POPULAR' }
}

/** The URL of the gallery. Default values are left out. */
export function templatesPath({ q, sort }: TemplateParams): string {
  const url = new URLSearchParams()
  if (q) url.set('q', q)
  if (sort !== 'POPULAR') url.set('sort', sort.toLowerCase())
  const query = url.toString()
  return query ? `${paths.templates}?${query}` : paths.templates
}

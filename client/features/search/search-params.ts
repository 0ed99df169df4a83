import { isEmptySearch, isOverlongSearch, parseSearchQuery } from '#rules/search-query.ts'
import { paths } from '#client/paths.ts'
import type { MediaKind, SearchSort } from '#client/__generated__/searchLoaderQuery.graphql.ts'

/** The state of the search screen, which its URL contains. */
export type SearchParams = {
  /** The text of the search. */
  q: string
  kind: SearchKind
  /** Null for all posts. */
  media: MediaKind | null
  sort: SearchSort
}

export type SearchKind = 'posts' | 'members' | 'tags' | 'groups'

const KINDS: readonly SearchKind[] = ['posts', 'members', 'tags', 'groups']
const MEDIA: readonly MediaKind[] = ['IMAGE', 'VIDEO', 'MEME', 'TEXT']
const SORTS: readonly SearchSort[] = ['RELEVANCE', 'NEWEST', 'TOP']

/** Unknown values count as missing. */
export function readSearchParams(url: URLSearchParams): SearchParams {
  const media = url.get('media')?.toUpperCase()
  const sort = url.get('sort')?.toUpperCase()
  return {
    q: url.get('q') ?? '',
    kind: KINDS.find((kind) => kind === url.get('kind')) ?? 'posts',
    media: MEDIA.find((kind) => kind === media) ?? null,
    sort: SORTS.find((known) => known === sort) ?? 'RELEVANCE',
  }
}

/** The URL of a search. Default values are left out. */
export function searchPath({ q, kind, media, sort }: SearchParams): string {
  const url = new URLSearchParams()
  if (q) url.set('q', q)
  if (kind !== 'posts') url.set('kind', kind)
  if (media) url.set('media', media.toLowerCase())
  if (sort !== 'RELEVANCE') url.set('sort', sort.toLowerCase())
  const query = url.toString()
  return query ? `${paths.search}?${query}` : paths.search
}

/** Whether the text is short enough and contains something to search. */
export function isSearchable(q: string): boolean {
  return !isOverlongSearch(q) && !isEmptySearch(parseSearchQuery(q))
}

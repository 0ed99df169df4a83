import { normalizeSearch } from '#rules/search-query.ts'
import { findTags } from '#server/features/tags/list-tags.ts'
import type { TagView } from '#server/features/tags/load-tags.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { beginSearch } from './begin-search.ts'

/** A tag has no spaces, so the words of the query are joined. */
export async function searchTags(
  dependencies: Dependencies,
  viewer: Viewer,
  query: string,
  first: number,
): Promise<TagView[]> {
  const run = await beginSearch(dependencies, viewer, query)
  const name = normalizeSearch(query).replace(/[^\p{L}\p{N}_]/gu, '')
  return name === '' ? [] : findTags(run, name, first)
}

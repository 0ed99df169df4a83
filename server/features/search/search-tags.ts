import { normalizeSearch } from '#rules/search-query.ts'
import { nameOfHashtag } from '#rules/tag-rules.ts'
import { WORD_JOINERS } from '#rules/text-parts.ts'
import { findTags } from '#server/features/tags/list-tags.ts'
import type { TagView } from '#server/features/tags/load-tags.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { beginSearch, type Searcher } from './begin-search.ts'

const NOT_IN_TAGS = new RegExp(String.raw`[^\p{L}\p{M}\p{N}_${WORD_JOINERS}]`, 'gu')

/** A tag has no spaces, so the words of the query are joined. */
export async function searchTags(
  dependencies: Dependencies,
  searcher: Searcher,
  query: string,
  first: number,
): Promise<TagView[]> {
  const run = await beginSearch(dependencies, searcher, query)
  const name = nameOfHashtag(normalizeSearch(query).replace(NOT_IN_TAGS, ''))
  return name === '' ? [] : findTags(run, name, first)
}

import {
  isEmptySearch,
  parseSearchQuery,
  type SearchMediaKind,
  type SearchQuery,
} from '#rules/search-query.ts'
import { loadGroupBySlug } from '#server/features/groups/group-query.ts'
import { loadMemberByUsername } from '#server/features/members/member-view.ts'
import { HOTTEST_FIRST } from '#server/features/posts/post-lists.ts'
import { toPostView, type PostRow, type PostView } from '#server/features/posts/post-query.ts'
import { isCursorOf } from '#server/platform/lists/keyset.ts'
import {
  EMPTY_PAGE,
  mapNodes,
  type ConnectionArguments,
  type Page,
  type PagedList,
} from '#server/platform/lists/paged-list.ts'
import type { Sql } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { beginSearch, type Searcher } from './begin-search.ts'
import {
  countMatches,
  ESTIMATE_MATCHES,
  MATCHES_MAX,
  MOST_RELEVANT,
  SORTED,
  type PostSearch,
} from './post-search.ts'

export type SearchSort = keyof typeof SORTED

export type PostSearchInput = { query: string; mediaKind: SearchMediaKind | null; sort: SearchSort }

type FoundPosts = Page<PostView> & { count(): number | Promise<number> }

const NOTHING: FoundPosts = { ...EMPTY_PAGE, count: () => 0 }

export async function searchPosts(
  dependencies: Dependencies,
  searcher: Searcher,
  { query, mediaKind, sort }: PostSearchInput,
  window: ConnectionArguments,
): Promise<FoundPosts> {
  const run = await beginSearch(dependencies, searcher, query)
  const { viewer } = searcher
  const parsed = parseSearchQuery(query)
  const [username, ...otherAuthors] = parsed.authors
  const [slug, ...otherGroups] = parsed.groups
  const author = username === undefined ? null : await loadMemberByUsername(dependencies, viewer, username)
  const group = slug === undefined ? null : await loadGroupBySlug(dependencies, viewer, slug)
  // A post has one author and at most one group.
  const isImpossible =
    otherAuthors.length + otherGroups.length > 0 ||
    (username !== undefined && !author) ||
    (slug !== undefined && !group)
  if (isEmptySearch(parsed) || isImpossible) return NOTHING
  const search = toPostSearch(parsed, { authorId: author?.id, groupId: group?.id, mediaKind })
  const isFrequent = await isFrequentSearch(run, search, sort, window)
  const values = { ...search, viewerId: viewer?.memberId ?? null, isFrequent }
  const list: PagedList<typeof values, PostRow> =
    sort === 'RELEVANCE' && !isFrequent ? MOST_RELEVANT : SORTED[sort]
  const page = await list.load(run, values, window)
  return { ...mapNodes(page, toPostView), count: () => countMatches(run, values) }
}

/** The filters are lexemes of the function `index_posts` in the migration. */
function toPostSearch(
  { words, phrases, excluded, tags, excludedTags, mediaKinds, after, before }: SearchQuery,
  {
    authorId,
    groupId,
    mediaKind,
  }: { authorId?: string; groupId?: string; mediaKind: SearchMediaKind | null },
): PostSearch {
  const kinds = mediaKind ? [...mediaKinds, mediaKind] : mediaKinds
  const filters = [
    ...tags.map((tag) => `#${tag}`),
    ...(authorId === undefined ? [] : [`@${authorId}`]),
    ...(groupId === undefined ? [] : [`in:${groupId}`]),
    ...kinds.map((kind) => `is:${kind.toLowerCase()}`),
    // A query needs a condition that is not an exclusion.
    ...(words.length + phrases.length === 0 ? ['*'] : []),
  ]
  return {
    words,
    phrases,
    excluded,
    filters,
    excludedFilters: excludedTags.map((tag) => `#${tag}`),
    after: after ?? '-infinity',
    before: before ?? 'infinity',
  }
}

/** The pages of a search by relevance must all come from the same list, so a cursor decides. */
async function isFrequentSearch(
  run: Sql,
  search: PostSearch,
  sort: SearchSort,
  { after, before }: ConnectionArguments,
): Promise<boolean> {
  const cursor = after ?? before
  if (sort === 'RELEVANCE' && cursor != null) return isCursorOf(HOTTEST_FIRST, cursor)
  const [estimate] = await ESTIMATE_MATCHES(run, search)
  return (estimate?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > MATCHES_MAX
}

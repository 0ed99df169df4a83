import type { GroupPostSort } from '#client/__generated__/groupLoaderPostsQuery.graphql.ts'
import type { GroupSort } from '#client/__generated__/groupsLoaderQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { groupPath, groupsPath } from '#rules/site-paths.ts'

export const newGroupPath = `${groupsPath}/new`

export const editGroupPath = (slug: string) => `${groupPath(slug)}/edit`

/** The composer or the meme editor, where the group is chosen. */
export const composePath = (slug: string) => `${paths.compose}?group=${slug}`
export const makeMemePath = (slug: string) => `${paths.make}?group=${slug}`

export const GROUP_POST_SORTS: readonly { sort: GroupPostSort; value: string; name: string }[] = [
  { sort: 'NEWEST', value: 'newest', name: 'Newest' },
  { sort: 'TRENDING', value: 'trending', name: 'Trending' },
  { sort: 'TOP', value: 'top', name: 'Top' },
]

/** The order of the posts in the query string of a URL, by default the newest first. */
export function groupPostSortIn(parameters: URLSearchParams): GroupPostSort {
  const value = parameters.get('sort')
  return GROUP_POST_SORTS.find((option) => option.value === value)?.sort ?? 'NEWEST'
}

export function sortedPostsPath(slug: string, sort: GroupPostSort): string {
  const value = GROUP_POST_SORTS.find((option) => option.sort === sort)?.value
  return sort === 'NEWEST' ? groupPath(slug) : `${groupPath(slug)}?sort=${value}`
}

/** The lists of all groups. The list of the viewer's groups has none of these sorts. */
export const GROUP_SORTS: readonly { sort: GroupSort; value: string; name: string }[] = [
  { sort: 'POPULAR', value: 'popular', name: 'Popular' },
  { sort: 'NEWEST', value: 'new', name: 'New' },
  { sort: 'RISING', value: 'rising', name: 'Rising' },
]

/** The order of all groups in the query string of a URL, or undefined if it has none. */
export function groupSortIn(parameters: URLSearchParams): GroupSort | undefined {
  const value = parameters.get('sort')
  return GROUP_SORTS.find((option) => option.value === value)?.sort
}

/** Without a sort, members see their own groups. */
export function sortedGroupsPath(sort: GroupSort): string {
  return `${groupsPath}?sort=${GROUP_SORTS.find((option) => option.sort === sort)?.value}`
}

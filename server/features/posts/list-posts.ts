import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/keyset.ts'
import {
  positionOf,
  buildPageQuery,
  type Lists,
  type PostList,
  type KeysetWindow,
  type StretchRow,
} from './post-lists.ts'
import { toPostView, type PostRow, type PostView } from './post-view.ts'

/** Relay's connection arguments: `first` posts after a cursor, or the `last` before one; neither means the first 10. */
export type ConnectionArguments = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

export type PostPage = {
  posts: { post: PostView; cursor: string }[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** A page of a list as the viewer sees it. Posts that come or go meanwhile are neither repeated nor make others skip. */
export async function listPosts(
  dependencies: Dependencies,
  viewer: Viewer,
  list: PostList,
  window: ConnectionArguments,
): Promise<PostPage> {
  const lists = list.kind === 'member' ? { kind: list.kind, memberIds: [list.memberId] } : list
  const stretch = toStretch(window)
  return toPage(list.kind, stretch, await readStretches(dependencies, viewer, lists, stretch))
}

/** The same page of each of these members' posts, in the order of their ids. */
export async function listPostsOfMembers(
  dependencies: Dependencies,
  viewer: Viewer,
  memberIds: readonly string[],
  window: ConnectionArguments,
): Promise<PostPage[]> {
  const stretch = toStretch(window)
  const lists = { kind: 'member', memberIds: [...new Set(memberIds)] } as const
  const rows = await readStretches(dependencies, viewer, lists, stretch)
  return memberIds.map((memberId) => {
    const ofMember = rows.filter(({ listOf }) => listOf === memberId)
    return toPage('member', stretch, ofMember)
  })
}

function readStretches(
  { sql }: Dependencies,
  { memberId }: Viewer,
  lists: Lists,
  stretch: KeysetWindow,
): Promise<StretchRow[]> {
  // One more than asked for tells whether there is another page.
  const { values, ...statement } = buildPageQuery(memberId, lists, { ...stretch, limit: stretch.limit + 1 })
  return sql<StretchRow>(statement, values)
}

function toPage(kind: PostList['kind'], stretch: KeysetWindow, rows: readonly StretchRow[]): PostPage {
  const found = rows.filter((row): row is StretchRow & PostRow => row.id !== null)
  const isMore = found.length > stretch.limit
  const shown = stretch.from === 'top' ? found.slice(0, stretch.limit) : found.slice(isMore ? 1 : 0)
  const isAboveAfter = rows[0]?.isAboveAfter ?? false
  const isBelowBefore = rows[0]?.isBelowBefore ?? false
  return {
    posts: shown.map((row) => ({ post: toPostView(row), cursor: encodeCursor(positionOf(kind, row)) })),
    hasNextPage: isBelowBefore || (stretch.from === 'top' && isMore),
    hasPreviousPage: isAboveAfter || (stretch.from === 'bottom' && isMore),
  }
}

function toStretch({ first, after, last, before }: ConnectionArguments): KeysetWindow {
  const isBackward = last != null
  const limit = last ?? first ?? PAGE_SIZE
  if ((isBackward && first != null) || !Number.isInteger(limit) || limit < 0 || limit > PAGE_SIZE_MAX) {
    throw new ValidationError([{ path: isBackward ? 'last' : 'first', message: messages.firstOrLast }])
  }
  return {
    after: after == null ? null : decodeCursor(after, 'after'),
    before: before == null ? null : decodeCursor(before, 'before'),
    from: isBackward ? 'bottom' : 'top',
    limit,
  }
}

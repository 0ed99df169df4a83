import { mapNodes, type ConnectionArguments, type Page } from '#server/platform/lists/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { COMMENT_LISTS, COMMENTS_OF_MEMBER, type CommentSort } from './comment-lists.ts'
import { toCommentView, type CommentView } from './comment-query.ts'

/** Returns the same page of the comments below each parent, a visible post or comment, in the order of the ids. */
export async function listComments(
  { sql }: Dependencies,
  viewer: Viewer | null,
  parentIds: readonly string[],
  sort: CommentSort,
  window: ConnectionArguments,
): Promise<Page<CommentView>[]> {
  const values = { viewerId: viewer?.memberId ?? null }
  const pages = await COMMENT_LISTS[sort].loadEach(sql, values, parentIds, window)
  return pages.map((page) => mapNodes(page, toCommentView))
}

/** Returns the same page of the comments of each member, newest first, in the order of the ids. */
export async function listCommentsOfMembers(
  { sql }: Dependencies,
  { memberId: viewerId }: Viewer,
  memberIds: readonly string[],
  window: ConnectionArguments,
): Promise<Page<CommentView>[]> {
  const pages = await COMMENTS_OF_MEMBER.loadEach(sql, { viewerId }, memberIds, window)
  return pages.map((page) => mapNodes(page, toCommentView))
}

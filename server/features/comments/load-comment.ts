import { sql, type RawBuilder } from 'kysely'
import { messages } from '#rules/messages.ts'
import {
  commentListedInThreadFor,
  commentVisibleTo,
  visibleTo,
} from '#server/features/visibility/visible-to.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { selectComments, toCommentView, type CommentView } from './comment-query.ts'

type Parameters = ParametersOf<{ viewerId: string | null; ids: readonly string[] }>

const COMMENTS_BY_ID = prepareComments('comments-by-id', commentVisibleTo)
const LISTED_COMMENTS_BY_ID = prepareComments('listed-comments-by-id', commentListedInThreadFor)

function prepareComments(name: string, isShown: (viewerId: Parameters['viewerId']) => RawBuilder<boolean>) {
  return prepareQuery(name, ({ viewerId, ids }: Parameters) =>
    selectComments(
      sql<RowOf<'comments'>>`(
        SELECT comments.* FROM ${unnestIds(ids)} AS requested JOIN comments USING (id)
        WHERE ${isShown(viewerId)}
          AND EXISTS (SELECT FROM posts WHERE posts.id = comments.post_id AND ${visibleTo(viewerId)})
      )`,
      viewerId,
    ),
  )
}

/** Returns the comments in the order of the ids, with null for comments that the viewer cannot see. */
export async function loadComments(
  dependencies: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(CommentView | null)[]> {
  const rows = await COMMENTS_BY_ID(dependencies.sql, { viewerId: viewer?.memberId ?? null, ids })
  const found = new Map(rows.map((row) => [row.id, toCommentView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}

/** Returns null for comments that the lists of the viewer omit. */
export async function loadListedComment(
  dependencies: Dependencies,
  viewer: Viewer | null,
  id: string,
): Promise<CommentView | null> {
  const viewerId = viewer?.memberId ?? null
  const [row] = await LISTED_COMMENTS_BY_ID(dependencies.sql, { viewerId, ids: [id] })
  return row ? toCommentView(row) : null
}

/** Throws NotFoundError if the viewer cannot see the comment, and for placeholders. */
export async function requireComment(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<CommentView> {
  const [comment] = await loadComments(dependencies, viewer, [id])
  if (!comment || comment.isDeleted) throw new NotFoundError(messages.commentNotFound)
  return comment
}

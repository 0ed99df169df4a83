import { sql, type RawBuilder } from 'kysely'
import { messages } from '#rules/messages.ts'
import { commentOpenedBy } from '#server/features/visibility/visible-to.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { selectComments, toCommentView, type CommentView } from './comment-query.ts'

type Parameters = ParametersOf<{ viewerId: string | null; ids: readonly string[] }>

const COMMENTS_BY_ID = prepareComments('comments-by-id', ({ viewerId }) => commentOpenedBy(viewerId))
const HIDDEN_OR_VISIBLE_COMMENTS = prepareComments('hidden-or-visible-comments', () => sql`true`)

function prepareComments(name: string, condition: (parameters: Parameters) => RawBuilder<boolean>) {
  return prepareQuery(name, (parameters: Parameters) =>
    selectComments(
      sql<RowOf<'comments'>>`(
        SELECT comments.* FROM ${unnestIds(parameters.ids)} AS requested JOIN comments USING (id)
        WHERE ${condition(parameters)}
      )`,
      parameters.viewerId,
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

/** For events, whose audience decides who may see the comment. Returns it without the reaction of a viewer. */
export async function loadCommentOfEvent(
  { sql: run }: Dependencies,
  id: string,
): Promise<CommentView | undefined> {
  const [row] = await HIDDEN_OR_VISIBLE_COMMENTS(run, { viewerId: null, ids: [id] })
  return row && toCommentView(row)
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

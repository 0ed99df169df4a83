import { sql } from 'kysely'
import { moderates, threadListedFor, visibleTo } from '#server/features/visibility/visible-to.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'

/** Members who get the same field values in an event of a comment. */
type CommentAudience = {
  memberIds: string[]
  viewerReaction: ReactionKind | null
  viewerModerates: boolean
  /** Whether they wrote the post, the comment or one above it, or reacted to one above it. */
  isRelated: boolean
}

const VIEWER_ID = sql.ref<string>('viewer.id')

/** The members with the ids whose lists contain the comment and those above it. */
export const LISTING_MEMBERS = prepareQuery(
  'members-listing-comment',
  ({ commentId, ids }: ParametersOf<{ commentId: string; ids: readonly string[] }>) => sql<CommentAudience>`
    WITH RECURSIVE thread AS (
      SELECT * FROM comments WHERE id = ${commentId}::uuid
      UNION ALL
      SELECT parent.* FROM thread JOIN comments AS parent ON parent.id = thread.parent_id
    )
    SELECT array_agg(id) AS "memberIds", "viewerReaction", "viewerModerates", "isRelated" FROM (
      SELECT viewer.id,
        (
          SELECT upper(kind::text) FROM comment_reactions
          WHERE comment_id = ${commentId}::uuid AND member_id = viewer.id
        ) AS "viewerReaction",
        ${moderates(VIEWER_ID)} AS "viewerModerates",
        author_id = viewer.id
          OR EXISTS (SELECT FROM thread WHERE thread.author_id = viewer.id)
          OR EXISTS (
            SELECT FROM thread JOIN comment_reactions ON comment_id = thread.parent_id WHERE member_id = viewer.id
          ) AS "isRelated"
      FROM ${unnestIds(ids)} AS viewer, posts
      WHERE posts.id = (SELECT post_id FROM comments WHERE id = ${commentId}::uuid)
        AND ${visibleTo(VIEWER_ID)} AND ${threadListedFor(VIEWER_ID)}
    ) AS recipient
    GROUP BY "viewerReaction", "viewerModerates", "isRelated"`,
)

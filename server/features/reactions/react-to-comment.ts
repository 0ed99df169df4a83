import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { commentChanged } from '#server/features/comments/comment-events.ts'
import { requireComment } from '#server/features/comments/load-comment.ts'
import { selectActors, type ActorRow } from '#server/features/posts/post-actions.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { prepareQuery, type ParametersOf, type PreparedQuery } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'

type Values = { commentId: string; memberIds: readonly string[]; kind: string | null; now: Date }

type Parameters = ParametersOf<Values>

/** Locks the comment before its reactions, as a deletion does, to avoid a deadlock. */
function selectTarget({ commentId, memberIds }: Parameters) {
  return sql`
    actor AS MATERIALIZED (${selectActors(memberIds)}),
    comment AS (
      SELECT id FROM comments WHERE id = ${commentId} AND deleted_at IS NULL FOR NO KEY UPDATE
    ),
    target AS MATERIALIZED (SELECT comment.id AS comment_id, member_id FROM comment, actor)`
}

const RESULT = sql`SELECT member_id AS "memberId", comment_id IS NOT NULL AS "isFound" FROM actor LEFT JOIN target USING (member_id)`

/** The same kind again removes the reaction, and the other kind replaces it. Triggers maintain the counters. */
const TOGGLE_COMMENT_REACTION = prepareQuery(
  'toggle-comment-reaction',
  (parameters: Parameters) => sql<ActorRow>`
    WITH ${selectTarget(parameters)},
    removed AS (
      DELETE FROM comment_reactions USING target
      WHERE comment_reactions.comment_id = target.comment_id AND comment_reactions.member_id = target.member_id
        AND kind = ${parameters.kind}::reaction_kind
      RETURNING comment_reactions.member_id
    ),
    stored AS (
      INSERT INTO comment_reactions (comment_id, member_id, kind, created_at)
      SELECT comment_id, member_id, ${parameters.kind}::reaction_kind, ${parameters.now}::timestamptz FROM target
      WHERE member_id NOT IN (SELECT member_id FROM removed)
      ON CONFLICT (comment_id, member_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at
    )
    ${RESULT}`,
)

/** Null removes the reaction. Sending the same kind again changes nothing. */
const SET_COMMENT_REACTION = prepareQuery(
  'set-comment-reaction',
  (parameters: Parameters) => sql<ActorRow>`
    WITH ${selectTarget(parameters)},
    removed AS (
      DELETE FROM comment_reactions USING target
      WHERE comment_reactions.comment_id = target.comment_id AND comment_reactions.member_id = target.member_id
        AND ${parameters.kind}::reaction_kind IS NULL
    ),
    stored AS (
      INSERT INTO comment_reactions (comment_id, member_id, kind, created_at)
      SELECT comment_id, member_id, ${parameters.kind}::reaction_kind, ${parameters.now}::timestamptz FROM target
      WHERE ${parameters.kind}::reaction_kind IS NOT NULL
      ON CONFLICT (comment_id, member_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at
      WHERE comment_reactions.kind <> excluded.kind
    )
    ${RESULT}`,
)

/** Adds, replaces or removes the reaction of a member. */
export async function reactToComment(
  dependencies: Dependencies,
  viewer: Writer,
  commentId: string,
  kind: ReactionKind,
): Promise<void> {
  await changeReaction(TOGGLE_COMMENT_REACTION, dependencies, viewer, commentId, kind)
}

/** Null removes the reaction. */
export async function setCommentReaction(
  dependencies: Dependencies,
  viewer: Writer,
  commentId: string,
  kind: ReactionKind | null,
): Promise<void> {
  await changeReaction(SET_COMMENT_REACTION, dependencies, viewer, commentId, kind)
}

async function changeReaction(
  query: PreparedQuery<Values, ActorRow>,
  dependencies: Dependencies,
  viewer: Writer,
  commentId: string,
  kind: ReactionKind | null,
): Promise<void> {
  const { sql: run, clock } = dependencies
  await limitUse(dependencies, 'reactions', viewer.memberId)
  const { postId } = await requireComment(dependencies, viewer, commentId)
  const memberIds = [viewer.memberId]
  const [row] = await query(run, { commentId, memberIds, kind: kind && kind.toLowerCase(), now: clock.now() })
  if (!row) throw new NotAuthenticatedError()
  if (!row.isFound) throw new NotFoundError(messages.commentNotFound)
  publishEvent(dependencies, commentChanged, { commentId, postId })
}

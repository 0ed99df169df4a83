import { sql } from 'kysely'
import { requireDone, selectActors, toOutcomes, type ActorRow } from '#server/features/posts/post-actions.ts'
import { visibleTo } from '#server/features/visibility/visible-to.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { postReactionChanged } from './reaction-events.ts'

type Values = { postId: string; memberIds: readonly string[]; kind: string | null; now: Date }

type Row = ActorRow & { authorId: string | null; isChanged: boolean }

/** Locks the post before its reactions, like `TOGGLE_REACTIONS`. */
const SET_POST_REACTION = prepareQuery(
  'set-post-reaction',
  ({ postId, memberIds, kind, now }: ParametersOf<Values>) => sql<Row>`
    WITH actor AS MATERIALIZED (${selectActors(memberIds)}),
    post AS (SELECT id, author_id, is_public FROM posts WHERE id = ${postId} FOR NO KEY UPDATE),
    target AS MATERIALIZED (
      SELECT post.id AS post_id, author_id, member_id FROM post JOIN actor ON ${visibleTo(sql.ref('actor.member_id'))}
    ),
    removed AS (
      DELETE FROM reactions USING target
      WHERE reactions.post_id = target.post_id AND reactions.member_id = target.member_id
        AND ${kind}::reaction_kind IS NULL
      RETURNING reactions.member_id
    ),
    stored AS (
      INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
      SELECT post_id, member_id, author_id, ${kind}::reaction_kind, ${now}::timestamptz FROM target
      WHERE ${kind}::reaction_kind IS NOT NULL
      ON CONFLICT (post_id, member_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at
      WHERE reactions.kind <> excluded.kind
      RETURNING member_id
    )
    SELECT member_id AS "memberId", post_id IS NOT NULL AS "isFound", author_id AS "authorId",
      EXISTS (SELECT FROM removed) OR EXISTS (SELECT FROM stored) AS "isChanged"
    FROM actor LEFT JOIN target USING (member_id)`,
)

/** Null removes the reaction. Sending the same kind again changes nothing. */
export async function setPostReaction(
  dependencies: Dependencies,
  { memberId }: Writer,
  postId: string,
  kind: ReactionKind | null,
): Promise<void> {
  await limitUse(dependencies, 'reactions', memberId)
  const values = {
    postId,
    memberIds: [memberId],
    kind: kind && kind.toLowerCase(),
    now: dependencies.clock.now(),
  }
  const rows = await SET_POST_REACTION(dependencies.sql, values)
  const [outcome = 'member-missing'] = toOutcomes(rows, [memberId])
  requireDone(outcome)
  for (const { authorId, isChanged } of rows)
    if (authorId && isChanged)
      publishEvent(dependencies, postReactionChanged, { postId, authorId, memberId, type: kind })
}

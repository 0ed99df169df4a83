import { coalesceByKey, writeSql } from '#server/platform/coalesce-by-key.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import {
  requireDone,
  selectActors,
  toOutcomes,
  type ActorRow,
  type PostActionOutcome,
} from '#server/features/posts/act-on-post.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { visibleTo } from '#server/features/visibility/visible-to.ts'
import { postReactionChanged } from './reaction-events.ts'

/**
 * One statement: the same kind again takes the reaction back, the other kind replaces it; triggers keep the post's and
 * its author's counters in the same transaction. The post's row is locked before the reactions', as a deletion of the
 * post does, so that the two never wait for each other. The result has the members who still exist, and whether there is
 * such a post for them.
 */
const TOGGLE_REACTIONS = {
  name: 'toggle-reactions',
  text: `
    WITH actor AS MATERIALIZED (${selectActors('$2', ', unnest($3::reaction_kind[]) AS kind')}),
    post AS (SELECT id, author_id, is_public FROM posts WHERE id = $1 FOR NO KEY UPDATE),
    asked AS MATERIALIZED (
      SELECT post.id AS post_id, author_id, member_id, kind
      FROM post JOIN actor ON ${visibleTo('member_id')}
      LIMIT cardinality($2::uuid[])
    ),
    taken_back AS (
      DELETE FROM reactions USING asked
      WHERE reactions.post_id = asked.post_id AND reactions.member_id = asked.member_id AND reactions.kind = asked.kind
      RETURNING reactions.member_id
    ),
    given AS (
      INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
      SELECT post_id, member_id, author_id, kind, $4 FROM asked
      WHERE member_id NOT IN (SELECT member_id FROM taken_back)
      ON CONFLICT (post_id, member_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at
    )
    SELECT
      member_id AS "memberId", post_id IS NOT NULL AS "isFound", author_id AS "authorId",
      member_id IN (SELECT member_id FROM taken_back) AS "isWithdrawn"
    FROM actor LEFT JOIN asked USING (member_id)`,
}

type ReactionRow = ActorRow & { authorId: string | null; isWithdrawn: boolean }

export const toggleReactions = perApp((dependencies) => {
  const sql = writeSql(dependencies)
  return coalesceByKey<{ memberId: string; kind: ReactionKind }, PostActionOutcome>(async (postId, items) => {
    const memberIds = items.map(({ memberId }) => memberId)
    const kinds = items.map(({ kind }) => kind.toLowerCase())
    const values = [postId, memberIds, kinds, dependencies.clock.now()]
    const rows = await sql<ReactionRow>(TOGGLE_REACTIONS, values)
    const kindOf = new Map(items.map(({ memberId, kind }) => [memberId, kind]))
    for (const { memberId, authorId, isWithdrawn } of rows) {
      const type = isWithdrawn ? null : (kindOf.get(memberId) ?? null)
      if (authorId) publishEvent(dependencies, postReactionChanged, { postId, authorId, memberId, type })
    }
    return toOutcomes(rows, memberIds)
  })
})

/** Like or dislike, or take either back. */
export async function reactToPost(
  dependencies: Dependencies,
  { memberId }: Writer,
  postId: string,
  kind: ReactionKind,
): Promise<void> {
  await limitUse(dependencies, 'reactions', memberId)
  requireDone(await toggleReactions(dependencies)(postId, { memberId, kind }))
}

import { coalesceByKey, writeSql } from '#server/platform/coalesce-by-key.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import {
  requireDone,
  selectActors,
  toOutcomes,
  type ActorRow,
  type PostActionOutcome,
} from '#server/features/posts/act-on-post.ts'

/** As for reactions, the post's row is locked before others refer to it; a trigger keeps its counter. */
const NOTE_SHARES = {
  name: 'note-shares',
  text: `
    WITH actor AS MATERIALIZED (${selectActors('$2')}),
    post AS (SELECT id FROM posts WHERE id = $1 AND is_public FOR NO KEY UPDATE),
    noted AS (
      INSERT INTO shares (post_id, member_id, created_at) SELECT post.id, member_id, $3 FROM post, actor
      ON CONFLICT DO NOTHING
    )
    SELECT member_id AS "memberId", post.id IS NOT NULL AS "isFound" FROM actor LEFT JOIN post ON true`,
}

export const countShares = perApp((dependencies) => {
  const sql = writeSql(dependencies)
  return coalesceByKey<{ memberId: string }, PostActionOutcome>(async (postId, items) => {
    const memberIds = items.map(({ memberId }) => memberId)
    return toOutcomes(
      await sql<ActorRow>(NOTE_SHARES, [postId, memberIds, dependencies.clock.now()]),
      memberIds,
    )
  })
})

/** Counts that a member passed a post on: once, however often they do. */
export async function sharePost(
  dependencies: Dependencies,
  { memberId }: Writer,
  postId: string,
): Promise<void> {
  await limitUse(dependencies, 'shares', memberId)
  requireDone(await countShares(dependencies)(postId, { memberId }))
}

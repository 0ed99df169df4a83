import { coalesceByKey, writeSql } from '#server/platform/coalesce-by-key.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import {
  requireDone,
  selectActors,
  toOutcomes,
  type ActorRow,
  type PostActionOutcome,
} from '#server/features/posts/act-on-post.ts'
import { PUBLIC } from '#server/features/visibility/visible-to.ts'
import { postShared } from './share-events.ts'

/** As for reactions, the post's row is locked before others refer to it; a trigger keeps its counter. */
const NOTE_SHARES = {
  name: 'note-shares',
  text: `
    WITH actor AS MATERIALIZED (${selectActors('$2')}),
    post AS (SELECT id, author_id FROM posts WHERE id = $1 AND ${PUBLIC} FOR NO KEY UPDATE),
    noted AS (
      INSERT INTO shares (post_id, member_id, created_at) SELECT post.id, member_id, $3 FROM post, actor
      ON CONFLICT DO NOTHING RETURNING member_id
    )
    SELECT
      member_id AS "memberId", post.id IS NOT NULL AS "isFound", author_id AS "authorId",
      member_id IN (SELECT member_id FROM noted) AS "isFirst"
    FROM actor LEFT JOIN post ON true`,
}

type ShareRow = ActorRow & { authorId: string; isFirst: boolean }

export const countShares = perApp((dependencies) => {
  const sql = writeSql(dependencies)
  return coalesceByKey<{ memberId: string }, PostActionOutcome>(async (postId, items) => {
    const memberIds = items.map(({ memberId }) => memberId)
    const rows = await sql<ShareRow>(NOTE_SHARES, [postId, memberIds, dependencies.clock.now()])
    for (const { memberId, authorId, isFirst } of rows)
      if (isFirst) publishEvent(dependencies, postShared, { postId, authorId, memberId })
    return toOutcomes(rows, memberIds)
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

import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import { coalesceByKey, writeSql } from '#server/platform/coalesce-by-key.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { publishPostChange } from '#server/features/posts/post-events.ts'
import {
  requireDone,
  selectActors,
  toOutcomes,
  type ActorRow,
  type ActionOutcome,
} from '#server/features/posts/post-actions.ts'
import { isBlocked, isPublic } from '#server/features/visibility/visible-to.ts'

type ShareRow = ActorRow & { isFirst: boolean }

/** Locks the post before rows that reference it, as reactions do. A trigger maintains the counter. */
const INSERT_SHARES = prepareQuery(
  'insert-shares',
  ({
    postId,
    memberIds,
    now,
  }: ParametersOf<{ postId: string; memberIds: readonly string[]; now: Date }>) => sql<ShareRow>`
    WITH actor AS MATERIALIZED (${selectActors(memberIds)}),
    post AS (SELECT id, author_id, is_public FROM posts WHERE id = ${postId} FOR NO KEY UPDATE),
    target AS MATERIALIZED (
      SELECT post.id AS post_id, member_id FROM post
      JOIN actor ON ${isPublic} AND NOT ${isBlocked(sql.ref('actor.member_id'), sql.ref('author_id'))}
    ),
    inserted AS (
      INSERT INTO shares (post_id, member_id, created_at)
      SELECT post_id, member_id, ${now}::timestamptz FROM target
      ON CONFLICT DO NOTHING RETURNING member_id
    )
    SELECT
      member_id AS "memberId", post_id IS NOT NULL AS "isFound",
      member_id IN (SELECT member_id FROM inserted) AS "isFirst"
    FROM actor LEFT JOIN target USING (member_id)`,
)

export const countShares = perApp((dependencies) => {
  const run = writeSql(dependencies)
  return coalesceByKey<{ memberId: string }, ActionOutcome>(async (postId, items) => {
    const memberIds = items.map(({ memberId }) => memberId)
    const rows = await INSERT_SHARES(run, { postId, memberIds, now: dependencies.clock.now() })
    if (rows.some(({ isFirst }) => isFirst)) publishPostChange(dependencies, postId)
    return toOutcomes(rows, items)
  })
})

/** Records a share. Each member is counted once per post. */
export async function sharePost(
  dependencies: Dependencies,
  { memberId }: Writer,
  postId: string,
): Promise<void> {
  await limitUse(dependencies, 'shares', memberId)
  requireDone(await countShares(dependencies)(postId, { memberId }), messages.postNotFound)
}

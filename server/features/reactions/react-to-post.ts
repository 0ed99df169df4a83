import { sql } from 'kysely'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import { coalesceByKey, writeSql } from '#server/platform/coalesce-by-key.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import {
  requireDone,
  selectActors,
  toOutcomes,
  type ActorRow,
  type PostActionOutcome,
} from '#server/features/posts/post-actions.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'
import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { visibleTo } from '#server/features/visibility/visible-to.ts'
import { postReactionChanged } from './reaction-events.ts'

type ReactionRow = ActorRow & { authorId: string | null; isRemoved: boolean }

type ReactionValues = {
  postId: string
  memberIds: readonly string[]
  /** In the order of the members. */
  kinds: readonly string[]
  now: Date
}

/**
 * The same kind again removes the reaction, and the other kind replaces it. Triggers maintain the counters of the post and
 * its author in the same transaction. The post is locked before its reactions, as in a deletion of the post, to avoid a
 * deadlock. The result has a row for each existing member, with `isFound` if the member can see the post.
 */
const TOGGLE_REACTIONS = prepareQuery(
  'toggle-reactions',
  ({ postId, memberIds, kinds, now }: ParametersOf<ReactionValues>) => sql<ReactionRow>`
    WITH actor AS MATERIALIZED (
      ${selectActors(memberIds, sql`, unnest(${kinds}::reaction_kind[]) AS kind`)}
    ),
    post AS (SELECT id, author_id, is_public FROM posts WHERE id = ${postId} FOR NO KEY UPDATE),
    requested AS MATERIALIZED (
      SELECT post.id AS post_id, author_id, member_id, kind
      FROM post JOIN actor ON ${visibleTo(sql.ref('actor.member_id'))}
      LIMIT cardinality(${memberIds}::uuid[])
    ),
    removed AS (
      DELETE FROM reactions USING requested
      WHERE reactions.post_id = requested.post_id AND reactions.member_id = requested.member_id
        AND reactions.kind = requested.kind
      RETURNING reactions.member_id
    ),
    stored AS (
      INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
      SELECT post_id, member_id, author_id, kind, ${now}::timestamptz FROM requested
      WHERE member_id NOT IN (SELECT member_id FROM removed)
      ON CONFLICT (post_id, member_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at
    )
    SELECT
      member_id AS "memberId", post_id IS NOT NULL AS "isFound", author_id AS "authorId",
      member_id IN (SELECT member_id FROM removed) AS "isRemoved"
    FROM actor LEFT JOIN requested USING (member_id)`,
)

export const toggleReactions = perApp((dependencies) => {
  const run = writeSql(dependencies)
  return coalesceByKey<{ memberId: string; kind: ReactionKind }, PostActionOutcome>(async (postId, items) => {
    const memberIds = items.map(({ memberId }) => memberId)
    const kinds = items.map(({ kind }) => kind.toLowerCase())
    const rows = await TOGGLE_REACTIONS(run, { postId, memberIds, kinds, now: dependencies.clock.now() })
    const kindOf = new Map(items.map(({ memberId, kind }) => [memberId, kind]))
    for (const { memberId, authorId, isRemoved } of rows) {
      const type = isRemoved ? null : (kindOf.get(memberId) ?? null)
      if (authorId) publishEvent(dependencies, postReactionChanged, { postId, authorId, memberId, type })
    }
    return toOutcomes(rows, memberIds)
  })
})

/** Adds, replaces or removes the reaction of a member. */
export async function reactToPost(
  dependencies: Dependencies,
  { memberId }: Writer,
  postId: string,
  kind: ReactionKind,
): Promise<void> {
  await limitUse(dependencies, 'reactions', memberId)
  requireDone(await toggleReactions(dependencies)(postId, { memberId, kind }))
}

import { sql, type RawBuilder } from 'kysely'
import { selectActors, type ActorRow } from '#server/features/posts/post-actions.ts'
import { visibleTo } from '#server/features/visibility/visible-to.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'

type Values = {
  subjectId: string
  memberIds: readonly string[]
  /** In the order of the members. Null removes the reaction. */
  kinds: readonly (string | null)[]
  /** In the order of the members. Whether the member's own kind removes the reaction. */
  areToggled: readonly boolean[]
  now: Date
}

type ReactionRow = ActorRow & { isChanged: boolean }

type Reactions = {
  table: 'reactions' | 'comment_reactions'
  subject: 'post' | 'comment'
  /** The condition on the subject that `actor` may react to it. */
  isReactable: RawBuilder<boolean>
  /** Columns that reactions copy from their subject. */
  copied: RawBuilder<unknown>
}

/**
 * Sets the reactions of members to one post or comment. Triggers maintain the counters in the same transaction. The subject is locked
 * before its reactions, as in its deletion, to avoid a deadlock. The result has a row for each member who exists, with `isFound` if
 * the member may react.
 */
function prepareReactions({ table, subject, isReactable, copied }: Reactions) {
  const reactions = sql.table(table)
  const subjectId = sql.ref(`${subject}_id`)
  return prepareQuery(
    `set-${table}`,
    ({ subjectId: id, memberIds, kinds, areToggled, now }: ParametersOf<Values>) => sql<ReactionRow>`
      WITH actor AS MATERIALIZED (
        ${selectActors(memberIds, sql`, unnest(${kinds}::reaction_kind[]) AS kind, unnest(${areToggled}::boolean[]) AS is_toggled`)}
      ),
      subject AS (SELECT * FROM ${sql.table(`${subject}s`)} WHERE id = ${id}::uuid FOR NO KEY UPDATE),
      requested AS MATERIALIZED (
        SELECT subject.id AS ${subjectId}, author_id, actor.member_id, CASE
          WHEN is_toggled AND actor.kind = (
            SELECT own.kind FROM ${reactions} AS own WHERE own.${subjectId} = subject.id AND own.member_id = actor.member_id
          ) THEN NULL
          ELSE actor.kind
        END AS kind
        FROM subject JOIN actor ON ${isReactable}
        LIMIT cardinality(${memberIds}::uuid[])
      ),
      removed AS (
        DELETE FROM ${reactions} AS own USING requested
        WHERE own.${subjectId} = requested.${subjectId} AND own.member_id = requested.member_id AND requested.kind IS NULL
        RETURNING own.member_id
      ),
      stored AS (
        INSERT INTO ${reactions} AS own (${subjectId}, member_id, kind, created_at ${copied})
        SELECT ${subjectId}, member_id, kind, ${now}::timestamptz ${copied} FROM requested WHERE kind IS NOT NULL
        ON CONFLICT (${subjectId}, member_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at
        WHERE own.kind <> excluded.kind
        RETURNING member_id
      )
      SELECT member_id AS "memberId", ${subjectId} IS NOT NULL AS "isFound",
        member_id IN (SELECT member_id FROM removed UNION ALL SELECT member_id FROM stored) AS "isChanged"
      FROM actor LEFT JOIN requested USING (member_id)`,
  )
}

export const SET_POST_REACTIONS = prepareReactions({
  table: 'reactions',
  subject: 'post',
  isReactable: visibleTo(sql.ref('actor.member_id')),
  copied: sql`, author_id`,
})

/** The caller has checked that the members can see the comment. */
export const SET_COMMENT_REACTIONS = prepareReactions({
  table: 'comment_reactions',
  subject: 'comment',
  isReactable: sql`deleted_at IS NULL`,
  copied: sql``,
})

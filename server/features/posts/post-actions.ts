import { sql, type RawBuilder } from 'kysely'
import { messages } from '#rules/messages.ts'
import { NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import { canAct } from '#server/features/auth/lock-member.ts'

/** The outcome of a reaction or a share. */
export type PostActionOutcome = 'done' | 'post-missing' | 'member-missing'

/**
 * Selects the members with these ids who exist and can act, and locks them against the deletion of their accounts.
 * `columns` are unnested together with the ids. The limit is for the planner, as in `unnestIds`.
 */
export function selectActors(
  memberIds: RawBuilder<readonly string[]>,
  columns: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`
    SELECT members.id AS member_id, requested.*
    FROM (
      SELECT unnest(${memberIds}::uuid[]) AS actor_id${columns} LIMIT cardinality(${memberIds}::uuid[])
    ) AS requested
    JOIN members ON members.id = actor_id
    WHERE ${canAct(sql.ref('actor_id'))}
    FOR KEY SHARE OF members`
}

export type ActorRow = { memberId: string; isFound: boolean }

/** Returns the outcomes in the order of `memberIds`. */
export function toOutcomes(rows: readonly ActorRow[], memberIds: readonly string[]): PostActionOutcome[] {
  const found = new Map(rows.map(({ memberId, isFound }) => [memberId, isFound]))
  return memberIds.map((memberId) => {
    if (!found.has(memberId)) return 'member-missing'
    return found.get(memberId) ? 'done' : 'post-missing'
  })
}

export function requireDone(outcome: PostActionOutcome): void {
  if (outcome === 'member-missing') throw new NotAuthenticatedError()
  if (outcome === 'post-missing') throw new NotFoundError(messages.postNotFound)
}

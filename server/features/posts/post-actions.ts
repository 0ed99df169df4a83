import { sql, type RawBuilder } from 'kysely'
import { NotAuthenticatedError, NotFoundError } from '#server/platform/refusals.ts'
import { canAct } from '#server/platform/database/lock-member.ts'

/** The outcome of a reaction or a share. */
export type ActionOutcome = 'done' | 'subject-missing' | 'member-missing'

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

/** Returns the outcomes in the order of the items. */
export function toOutcomes(
  rows: readonly ActorRow[],
  items: readonly { memberId: string }[],
): ActionOutcome[] {
  const found = new Map(rows.map(({ memberId, isFound }) => [memberId, isFound]))
  return items.map(({ memberId }) => {
    if (!found.has(memberId)) return 'member-missing'
    return found.get(memberId) ? 'done' : 'subject-missing'
  })
}

export function requireDone(outcome: ActionOutcome, notFound: string): void {
  if (outcome === 'member-missing') throw new NotAuthenticatedError()
  if (outcome === 'subject-missing') throw new NotFoundError(notFound)
}

import { sql, type Expression, type RawBuilder } from 'kysely'
import { kysely } from './kysely.ts'
import type { Queries } from './types.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'

// To avoid deadlocks, transactions lock in this order: the advisory lock of the acting member,
// then posts, then comments, then members, then groups, each by id. Counters of members are written last, by triggers.

/**
 * Locks the member until the end of the transaction. Callers lock before they write a row that references the member,
 * because the counters of the member are updated after that row and a concurrent account deletion would deadlock.
 */
export async function lockMember(transaction: Queries, memberId: string): Promise<void> {
  const found = await kysely(transaction)
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new NotAuthenticatedError()
}

/**
 * Locks the account against its deletion until the end of the transaction. Throws NotAuthenticatedError if it is deleted or about to
 * be. The lock is advisory, because concurrent transactions update the counters in the row of the member.
 */
export async function lockAuthor(transaction: Queries, memberId: string): Promise<void> {
  const found = await kysely(transaction)
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where(canAct(sql.ref('members.id')))
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw new NotAuthenticatedError()
}

/**
 * Returns a SQL condition that is false while `lockOutMember` holds the lock. Statements that post, react or share
 * contain it. The lock is advisory, because concurrent statements update the counters in the row of the member.
 */
export function canAct(memberId: Expression<string>): RawBuilder<boolean> {
  return sql`pg_try_advisory_xact_lock_shared(hashtextextended(${memberId}::text, 0))`
}

/**
 * Prevents the member from posting, reacting and sharing until the end of the transaction. Waits for running
 * statements.
 */
export async function lockOutMember(transaction: Queries, memberId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${memberId}::uuid::text, 0))::text`.execute(
    kysely(transaction),
  )
}

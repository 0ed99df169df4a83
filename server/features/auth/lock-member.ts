import type { Queries } from '#server/platform/database/types.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'

// To avoid deadlocks, transactions lock in this order: the advisory lock of the acting member,
// then posts by id, then members by id. Counters of members are written last, by triggers.

/**
 * Locks the member until the end of the transaction. Must be called before a row that references the member is written:
 * the counters of the member are updated after it, and a concurrent deletion of the account would deadlock.
 */
export async function lockMember(transaction: Queries, memberId: string): Promise<void> {
  const found = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM members WHERE id = ${memberId}::uuid FOR NO KEY UPDATE`
  if (found.length === 0) throw new NotAuthenticatedError()
}

/**
 * A SQL condition that is false while `lockOutMember` holds the lock of the member. Statements that post, react or share
 * contain it. It is an advisory lock, because concurrent statements update the counters in the row of the member.
 */
export function canAct(memberId: string): string {
  return `pg_try_advisory_xact_lock_shared(hashtextextended(${memberId}::text, 0))`
}

/** Prevents the member from posting, reacting and sharing until the end of the transaction. Waits for running statements. */
export async function lockOutMember(transaction: Queries, memberId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${memberId}::uuid::text, 0))`
}

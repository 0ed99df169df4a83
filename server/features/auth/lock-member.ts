import type { Queries } from '#server/platform/database/types.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'

// Transactions lock in this order, so that none waits for another that waits for it: the acting member's advisory lock,
// then posts by id, then members by id. Counters of members are written last, by triggers.

/**
 * Until the transaction ends, whatever else takes this lock for the same member waits. To be taken before any row that
 * points at the member is written: the member's counters are written after those, and a deletion of the account, which
 * locks the member too, would meet such a transaction half-way.
 */
export async function lockMember(transaction: Queries, memberId: string): Promise<void> {
  const found = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM members WHERE id = ${memberId}::uuid FOR NO KEY UPDATE`
  if (found.length === 0) throw new NotAuthenticatedError()
}

/**
 * SQL that is true unless `lockOutMember` has this member. A statement by which a member posts, reacts or shares takes it.
 * It is an advisory lock because others update the counters in the member's row meanwhile.
 */
export function canAct(memberId: string): string {
  return `pg_try_advisory_xact_lock_shared(hashtextextended(${memberId}::text, 0))`
}

/** Until the transaction ends, the member cannot post, react or share. It waits for statements that have begun. */
export async function lockOutMember(transaction: Queries, memberId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${memberId}::uuid::text, 0))`
}

import type { Queries } from '#server/domain/dependencies.ts'

/**
 * Until the transaction ends, whatever else takes this lock for the same member waits. To be taken before any row that
 * points at the member is written: the member's counters are written after those, and a deletion of the account, which
 * locks the member too, would meet such a transaction half-way.
 */
export async function lockMember(transaction: Queries, memberId: string): Promise<void> {
  await transaction.$queryRaw`SELECT FROM members WHERE id = ${memberId}::uuid FOR NO KEY UPDATE`
}

import { Prisma } from '#server/generated/prisma/client.ts'
import type { Queries } from './types.ts'

/** Transactions that lock rows of several tables lock the tables in this order and rows by id, so that none deadlocks. */
const TABLES = ['posts', 'members'] as const

export type RowLock = {
  table: (typeof TABLES)[number]
  /** `UPDATE` for rows that will be deleted. */
  strength: 'UPDATE' | 'NO KEY UPDATE'
  /** A query for the ids of the rows that a change of this member's account changes too. */
  ids: (memberId: string) => Prisma.Sql
}

/** Locks the rows of each table in one statement: the locks of several features may concern the same rows. */
export async function lockRows(
  transaction: Queries,
  locks: readonly RowLock[],
  memberId: string,
): Promise<void> {
  for (const table of TABLES) {
    const ofTable = locks.filter((lock) => lock.table === table)
    if (ofTable.length === 0) continue
    const ids = Prisma.join(
      ofTable.map((lock) => lock.ids(memberId)),
      ' UNION ',
    )
    const strength = ofTable.some((lock) => lock.strength === 'UPDATE') ? 'UPDATE' : 'NO KEY UPDATE'
    await transaction.$queryRaw`
      SELECT FROM ${Prisma.raw(table)} WHERE id IN (${ids}) ORDER BY id FOR ${Prisma.raw(strength)}`
  }
}

import { Prisma } from '#server/generated/prisma/client.ts'
import type { Queries } from './types.ts'

/** Transactions lock the tables in this order and rows by id, which prevents deadlocks. */
const TABLES = ['posts', 'comments', 'members', 'tags', 'meme_template_uses'] as const

export type RowLock = {
  table: (typeof TABLES)[number]
  strength: 'UPDATE' | 'NO KEY UPDATE'
  ids: (memberId: string) => Prisma.Sql
}

/** Locks each table in one statement, because several features may lock the same rows. */
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

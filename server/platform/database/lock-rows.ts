import { sql, type Expression } from 'kysely'
import { kysely } from './kysely.ts'
import type { Queries } from './types.ts'

/** Transactions lock the tables in this order and rows by id, which prevents deadlocks. */
const TABLES = ['posts', 'comments', 'members', 'groups', 'tags', 'meme_template_uses'] as const

export type RowLock = {
  table: (typeof TABLES)[number]
  strength: 'UPDATE' | 'NO KEY UPDATE'
  ids: (memberId: string) => Expression<Record<string, string | null>>
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
    const ids = sql.join(
      ofTable.map((lock) => lock.ids(memberId)),
      sql` UNION `,
    )
    const strength = ofTable.some((lock) => lock.strength === 'UPDATE') ? 'UPDATE' : 'NO KEY UPDATE'
    await kysely(transaction)
      .selectFrom(table)
      .select('id')
      .where('id', 'in', sql<string>`(${ids})`)
      .orderBy('id')
      .modifyEnd(sql`FOR ${sql.raw(strength)}`)
      .execute()
  }
}

/** Returns whether the row exists. */
export async function lockRow(
  transaction: Queries,
  table: 'groups' | 'media' | 'members' | 'posts' | 'registrations',
  id: string,
  strength: RowLock['strength'] | 'KEY SHARE' = 'NO KEY UPDATE',
): Promise<boolean> {
  const row = kysely(transaction).selectFrom(table).select('id').where('id', '=', id)
  return (await row.modifyEnd(sql`FOR ${sql.raw(strength)}`).executeTakeFirst()) !== undefined
}

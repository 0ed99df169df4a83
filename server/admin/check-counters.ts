import { sql } from 'kysely'
import { kysely } from '#server/platform/database/kysely.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { lifecycles, type Counter } from '#server/platform/lifecycle.ts'

/** `place` is the id or the key of the row. */
export type WrongCount = { counter: string; place: string; stored: number; actual: number }

const TIMEOUT_MS = 10 * 60_000

/** Does not block writes. */
export async function findWrongCounts({ database }: Pick<Dependencies, 'database'>): Promise<WrongCount[]> {
  return longTransaction(database, TIMEOUT_MS, compareAll)
}

/** Returns the counters that were wrong. Concurrent writes to the counted tables wait. */
export async function repairCounts({ database }: Pick<Dependencies, 'database'>): Promise<WrongCount[]> {
  return longTransaction(database, TIMEOUT_MS, async (transaction) => {
    const tables = [...new Set(counters().flatMap((counter) => counter.tables))]
    await sql`LOCK TABLE ${sql.join(tables.map((table) => sql.table(table)))} IN SHARE ROW EXCLUSIVE MODE`.execute(
      kysely(transaction),
    )
    const wrong = await compareAll(transaction)
    for (const counter of counters()) await repair(transaction, counter)
    return wrong
  })
}

export function counters(): Counter[] {
  return lifecycles().flatMap(({ counters: contributed = [] }) => contributed)
}

async function compareAll(queries: Queries): Promise<WrongCount[]> {
  const wrong: WrongCount[] = []
  for (const { name, compare } of counters()) {
    const { rows } = await sql<Omit<WrongCount, 'counter'>>`
      SELECT place, stored, actual FROM (${sql.raw(compare)}) AS compared WHERE stored <> actual ORDER BY place
    `.execute(kysely(queries))
    wrong.push(...rows.map((row) => ({ counter: name, ...row })))
  }
  return wrong
}

async function repair(transaction: Queries, counter: Counter): Promise<void> {
  await sql`
    WITH wrong AS (SELECT * FROM (${sql.raw(counter.compare)}) AS compared WHERE stored <> actual)
    ${sql.raw(counter.repair)}
  `.execute(kysely(transaction))
}

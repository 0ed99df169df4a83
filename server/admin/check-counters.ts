import type { Dependencies, Queries } from '#server/platform/dependencies.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { COUNTERS, type Counter } from './counters.ts'

/** `place`: the id of the row, or what names it. */
export type WrongCount = { counter: string; place: string; stored: number; actual: number }

/** Milliseconds: to count everything there is takes a while. */
const PATIENCE = 10 * 60_000

/** Every stored number that is not what its rows say; none, when all is well. Nobody has to wait for it. */
export async function findWrongCounts({ database }: Pick<Dependencies, 'database'>): Promise<WrongCount[]> {
  return longTransaction(database, PATIENCE, compareAll)
}

/** Sets them right in one transaction, in which nothing that is counted changes. Returns what was wrong. */
export async function repairCounts({ database }: Pick<Dependencies, 'database'>): Promise<WrongCount[]> {
  return longTransaction(database, PATIENCE, async (transaction) => {
    // Read by everyone meanwhile; whoever writes waits, or is told to come again.
    await transaction.$executeRaw`LOCK TABLE posts, members, reactions, shares IN SHARE ROW EXCLUSIVE MODE`
    const wrong = await compareAll(transaction)
    for (const counter of COUNTERS) await repair(transaction, counter)
    return wrong
  })
}

async function compareAll(queries: Queries): Promise<WrongCount[]> {
  const wrong: WrongCount[] = []
  for (const { name, compare } of COUNTERS) {
    const rows = await queries.$queryRawUnsafe<Omit<WrongCount, 'counter'>[]>(
      `SELECT place, stored, actual FROM (${compare}) AS compared WHERE stored <> actual ORDER BY place`,
    )
    wrong.push(...rows.map((row) => ({ counter: name, ...row })))
  }
  return wrong
}

async function repair(transaction: Queries, counter: Counter): Promise<void> {
  await transaction.$executeRawUnsafe(
    `WITH wrong AS (SELECT * FROM (${counter.compare}) AS compared WHERE stored <> actual) ${counter.repair}`,
  )
}

import type { Database, Queries } from './types.ts'

/**
 * A transaction that may take so many milliseconds, in one statement or in a wait for others: what a request asks for has
 * but a few seconds of PostgreSQL's (server/platform/database/database.ts), and more work than that has to say so.
 */
export function longTransaction<Result>(
  database: Database,
  milliseconds: number,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return database.$transaction(
    async (transaction) => {
      const limit = String(milliseconds)
      await transaction.$executeRaw`
        SELECT set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true)`
      return work(transaction)
    },
    { timeout: milliseconds },
  )
}

import { sql } from 'kysely'
import { kysely } from './kysely.ts'
import { limitSilence } from './limit-silence.ts'
import { clientOf } from './transaction-clients.ts'
import type { Database, Queries } from './types.ts'

/** Replaces the default timeouts (database.ts) for work that takes longer than a request. */
export function longTransaction<Result>(
  database: Database,
  milliseconds: number,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return database.$transaction(
    async (transaction) => {
      const client = clientOf(transaction)
      if (client) limitSilence(client, milliseconds)
      const limit = String(milliseconds)
      await sql`
        SELECT set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true)
      `.execute(kysely(transaction))
      return work(transaction)
    },
    { timeout: milliseconds },
  )
}

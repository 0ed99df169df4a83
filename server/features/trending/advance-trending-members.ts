import { sql } from 'kysely'
import { TRENDING_MEMBERS_DAYS } from '#rules/limits.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'

/** Milliseconds. After a long downtime, a week of likes expires at once. */
const TIMEOUT = 10 * 60_000

/**
 * Adds new likes to the trending members, and subtracts removed likes and those older than 7 days. Only one process
 * does this at a time; others skip it.
 */
export async function advanceTrendingMembers({ database, clock }: Dependencies): Promise<void> {
  const since = new Date(clock.now().getTime() - TRENDING_MEMBERS_DAYS * 24 * 60 * 60 * 1000)
  await longTransaction(database, TIMEOUT, (transaction) =>
    sql`SELECT advance_trending_members(${since})::text`.execute(kysely(transaction)),
  )
}

/** Ranks that are stored for a day. */
const RANKS_MAX = 1000

/** Stores the ranks at the start of the current UTC day, once per day. */
export async function recordTrendingRanks({ database, clock }: Dependencies): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10)
  await longTransaction(database, TIMEOUT, (transaction) =>
    sql`
        SELECT record_trending_ranks(${today}::date, ${TRENDING_MEMBERS_DAYS}::int, ${RANKS_MAX}::int)::text
      `.execute(kysely(transaction)),
  )
}

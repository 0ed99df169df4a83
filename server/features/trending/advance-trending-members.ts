import { TRENDING_MEMBERS_DAYS } from '#rules/limits.ts'
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
  await longTransaction(
    database,
    TIMEOUT,
    (transaction) => transaction.$executeRaw`SELECT advance_trending_members(${since})`,
  )
}

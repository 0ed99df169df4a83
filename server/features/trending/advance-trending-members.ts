import { TRENDING_MEMBERS_DAYS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'

/** Milliseconds: after a long time without, a week of likes leaves at once. */
const PATIENCE = 10 * 60_000

/**
 * Brings the trending members up to date: with the likes that came and went since the last time, and without those that
 * are older than 7 days by now. One process does it at a time; another that comes meanwhile leaves it to that one.
 */
export async function advanceTrendingMembers({ database, clock }: Dependencies): Promise<void> {
  const since = new Date(clock.now().getTime() - TRENDING_MEMBERS_DAYS * 24 * 60 * 60 * 1000)
  await longTransaction(
    database,
    PATIENCE,
    (transaction) => transaction.$executeRaw`SELECT advance_trending_members(${since})`,
  )
}

import { sql } from 'kysely'
import { TRENDING_TAG_MEMBERS_MIN } from '#rules/limits.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** Milliseconds. After a long downtime, the authors of a week are counted at once. */
const TIMEOUT = 5 * 60_000

/** Counts the members who use each tag, and ranks the tags of today (UTC). Only one process does this at a time; others skip it. */
export async function advanceTrendingTags({ database, clock }: Dependencies): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10)
  await longTransaction(database, TIMEOUT, (transaction) =>
    sql`SELECT advance_trending_tags(${today}::date, ${TRENDING_TAG_MEMBERS_MIN}::int)::text`.execute(
      kysely(transaction),
    ),
  )
}

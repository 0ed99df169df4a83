import { sql } from 'kysely'
import { RISING_GROUPS_DAYS } from '#rules/limits.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** Ends what counts as recent for the order of rising groups. */
export async function endRecentJoins({ database, clock }: Dependencies): Promise<void> {
  const before = new Date(clock.now().getTime() - RISING_GROUPS_DAYS * 24 * 60 * 60_000)
  await sql`SELECT end_recent_joins(${before})::text`.execute(kysely(database))
}

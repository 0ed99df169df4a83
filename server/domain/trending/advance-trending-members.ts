import { TRENDING_MEMBERS_DAYS } from '#rules/limits.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'

const ADVANCE = { name: 'advance-trending-members', text: 'SELECT advance_trending_members($1)' }

/**
 * Brings the trending members up to date: with the likes that came and went since the last time, and without those that
 * are older than 7 days by now. One process does it at a time; another that comes meanwhile leaves it to that one.
 */
export async function advanceTrendingMembers({ sql, clock }: Dependencies): Promise<void> {
  const since = new Date(clock.now().getTime() - TRENDING_MEMBERS_DAYS * 24 * 60 * 60 * 1000)
  await sql(ADVANCE, [since])
}

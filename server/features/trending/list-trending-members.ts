import { sql } from 'kysely'
import { TRENDING_MEMBERS_MAX } from '#rules/limits.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { memberListedFor } from '#server/features/visibility/visible-to.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from '#server/features/members/member-view.ts'

/**
 * `likeCount` is the number of likes by others in the last 7 days, a few seconds old. `rankChange` is the number of ranks gained
 * since the start of the UTC day, among all members. Null for members without a rank at that time.
 */
export type TrendingMember = {
  rank: number
  rankChange: number | null
  likeCount: number
  member: MemberView
}

/** The rank among all members. PostgreSQL stops numbering at the limit, because the index has the order. */
const RANKED = query
  .selectFrom('trending_members')
  .selectAll()
  .select(
    sql<number>`row_number() OVER (ORDER BY likes DESC, all_time_likes DESC, member_id)::int`.as('rank'),
  )

/** The order is that of an index. The constant limit tells the planner to expect few rows, as `limitRows` does. */
const TRENDING_MEMBERS = prepareQuery(
  'trending-members',
  ({ viewerId, first, now }: ParametersOf<{ viewerId: string | null; first: number; now: Date }>) =>
    query
      .selectFrom(
        query
          .selectFrom(RANKED.as('trending'))
          .innerJoin('members as member', 'member.id', 'trending.member_id')
          .select('trending.likes')
          .select(
            sql<number | null>`(
              SELECT earlier.rank - trending.rank FROM trending_member_ranks AS earlier
              WHERE earlier.day = utc_day(${now}) AND earlier.member_id = trending.member_id
            )`.as('rankChange'),
          )
          .select(MEMBER_COLUMNS)
          .where(memberListedFor(viewerId))
          .orderBy('trending.likes', 'desc')
          .orderBy('trending.all_time_likes', 'desc')
          .orderBy('trending.member_id')
          .limit(sql.lit(TRENDING_MEMBERS_MAX))
          .as('best'),
      )
      .selectAll()
      .limit(first),
)

/** The likes of all time break ties. Members without likes in the last 7 days are not listed. */
export async function listTrendingMembers(
  dependencies: Dependencies,
  viewer: Viewer | null,
  first: number,
): Promise<TrendingMember[]> {
  const values = {
    viewerId: viewer?.memberId ?? null,
    first: Math.max(first, 0),
    now: dependencies.clock.now(),
  }
  const rows = await TRENDING_MEMBERS(dependencies.sql, values)
  return rows.map((row, index) => ({
    rank: index + 1,
    rankChange: row.rankChange,
    likeCount: row.likes,
    member: toMemberView(row),
  }))
}

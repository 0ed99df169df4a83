import { sql } from 'kysely'
import { TRENDING_MEMBERS_MAX } from '#rules/limits.ts'
import { prepareQuery, query, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { memberListedFor } from '#server/features/visibility/visible-to.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from '#server/features/members/member-view.ts'

/** `likeCount` is the number of likes by others in the last 7 days, a few seconds old. */
export type TrendingMember = { rank: number; likeCount: number; member: MemberView }

/** The order is that of an index. The constant limit tells the planner to expect few rows, as `limitRows` does. */
const TRENDING_MEMBERS = prepareQuery(
  'trending-members',
  ({ viewerId, first }: ParametersOf<{ viewerId: string | null; first: number }>) =>
    query
      .selectFrom(
        query
          .selectFrom('trending_members as trending')
          .innerJoin('members as member', 'member.id', 'trending.member_id')
          .select('trending.likes')
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
  viewer: Viewer,
  first: number,
): Promise<TrendingMember[]> {
  const values = { viewerId: viewer.memberId, first: Math.max(first, 0) }
  const rows = await TRENDING_MEMBERS(dependencies.sql, values)
  return rows.map((row, index) => ({ rank: index + 1, likeCount: row.likes, member: toMemberView(row) }))
}

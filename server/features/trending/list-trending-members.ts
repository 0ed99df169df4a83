import { TRENDING_MEMBERS_MAX } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import {
  MEMBER_COLUMNS,
  toMemberView,
  type MemberColumns,
  type MemberView,
} from '#server/features/members/member-view.ts'

/** `likeCount`: likes of others received in the last 7 days, as of a few seconds ago. */
export type TrendingMember = { rank: number; likeCount: number; member: MemberView }

/** From its index alone, best first. The inner limit is for the planner, as `few` is for posts. */
const TRENDING_MEMBERS = {
  name: 'trending-members',
  text: `
    SELECT * FROM (
      SELECT trending.likes, ${MEMBER_COLUMNS}
      FROM trending_members AS trending JOIN members AS member ON member.id = trending.member_id
      WHERE member.suspended_at IS NULL
      ORDER BY trending.likes DESC, trending.all_time_likes DESC, trending.member_id
      LIMIT ${TRENDING_MEMBERS_MAX}
    ) AS best
    LIMIT $1`,
}

/** Ties go to who has more likes of all time; nobody without any is listed. */
export async function listTrendingMembers({ sql }: Dependencies, first: number): Promise<TrendingMember[]> {
  const rows = await sql<MemberColumns & { likes: number }>(TRENDING_MEMBERS, [Math.max(first, 0)])
  return rows.map((row, index) => ({ rank: index + 1, likeCount: row.likes, member: toMemberView(row) }))
}

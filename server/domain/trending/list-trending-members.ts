import { TRENDING_MEMBERS_DAYS, TRENDING_MEMBERS_MAX } from '#rules/limits.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import {
  MEMBER_COLUMNS,
  toMemberView,
  type MemberColumns,
  type MemberView,
} from '#server/domain/members/member-view.ts'

/** `likeCount`: likes of others received in the last 7 days. */
export type TrendingMember = { rank: number; likeCount: number; member: MemberView }

const TRENDING_MEMBERS = {
  name: 'trending-members',
  text: `
    SELECT recent.likes, ${MEMBER_COLUMNS}
    FROM (
      SELECT author_id, count(*)::int AS likes FROM reactions
      WHERE created_at > $1 AND kind = 'like' AND member_id <> author_id
      GROUP BY author_id
    ) AS recent
    JOIN members AS member ON member.id = recent.author_id
    ORDER BY recent.likes DESC, member.like_count DESC, member.id
    LIMIT $2`,
}

/** Ties go to who has more likes of all time; nobody without any is listed. */
export async function listTrendingMembers(
  { sql, clock }: Dependencies,
  first: number,
): Promise<TrendingMember[]> {
  const since = new Date(clock.now().getTime() - TRENDING_MEMBERS_DAYS * 24 * 60 * 60 * 1000)
  const limit = Math.min(Math.max(first, 0), TRENDING_MEMBERS_MAX)
  const rows = await sql<MemberColumns & { likes: number }>(TRENDING_MEMBERS, [since, limit])
  return rows.map((row, index) => ({ rank: index + 1, likeCount: row.likes, member: toMemberView(row) }))
}

import { sql } from 'kysely'
import { SUGGESTED_MEMBERS_MAX } from '#rules/limits.ts'
import { SUGGESTION_FOLLOWS_MAX } from '#rules/ranking.ts'
import {
  MEMBER_COLUMNS,
  toMemberView,
  type MemberColumns,
  type MemberView,
} from '#server/features/members/member-view.ts'
import { memberListedFor } from '#server/features/visibility/visible-to.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

const SAMPLE = sql.lit(SUGGESTION_FOLLOWS_MAX)

const SUGGESTIONS = prepareQuery(
  'suggested-members',
  ({ viewerId, first }: ParametersOf<{ viewerId: string; first: number }>) => sql<MemberColumns>`
    WITH known AS MATERIALIZED (
      SELECT followed_id AS id, count(*) AS followers
      FROM (
        SELECT followed_id AS id FROM follows WHERE follower_id = ${viewerId} ORDER BY created_at DESC LIMIT ${SAMPLE}
      ) AS followed
      CROSS JOIN LATERAL (
        SELECT followed_id FROM follows WHERE follower_id = followed.id AND NOT is_hidden
        ORDER BY created_at DESC LIMIT ${SAMPLE}
      ) AS next
      GROUP BY followed_id
    ),
    candidates AS (
      SELECT id, followers, 0 AS likes FROM known
      UNION ALL
      SELECT member_id, 0, likes FROM trending_members WHERE member_id NOT IN (SELECT id FROM known)
    )
    ${query
      .selectFrom(sql<{ id: string; followers: number; likes: number }>`candidates`.as('candidate'))
      .innerJoin('members as member', 'member.id', 'candidate.id')
      .select(MEMBER_COLUMNS)
      .where(memberListedFor(viewerId))
      .where('member.id', '<>', viewerId)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM follows WHERE follower_id = ${viewerId} AND followed_id = member.id)`,
      )
      .orderBy('candidate.followers', 'desc')
      .orderBy('candidate.likes', 'desc')
      .orderBy('member.id')
      .limit(first)}`,
)

/** Members followed by followed members come first, then trending members. */
export async function suggestMembers(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  first: number,
): Promise<MemberView[]> {
  const values = { viewerId: memberId, first: Math.min(Math.max(first, 0), SUGGESTED_MEMBERS_MAX) }
  return (await SUGGESTIONS(run, values)).map(toMemberView)
}

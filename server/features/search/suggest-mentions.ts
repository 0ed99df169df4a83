import { sql } from 'kysely'
import { MENTION_SUGGESTIONS_MAX } from '#rules/limits.ts'
import { normalizeSearch } from '#rules/search-query.ts'
import {
  MEMBER_COLUMNS,
  toMemberView,
  type MemberColumns,
  type MemberView,
} from '#server/features/members/member-view.ts'
import { memberFoundFor } from '#server/features/visibility/visible-to.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { beginSearch, type Searcher } from './begin-search.ts'

/** Newest follows, and other members, that are compared with the prefix. */
const ROWS_MAX = sql.lit(1000)

const MENTIONS = prepareQuery(
  'mention-suggestions',
  ({ viewerId, name, first }: ParametersOf<{ viewerId: string; name: string; first: number }>) => {
    // Words of the weight A are those of names, not of the bio.
    const isNamed = sql`vector @@ (
      SELECT replace(search_query(ARRAY[${name}::text], '{}', '{}', '{}', '{}')::text, ':*', ':*A')::tsquery
    )`
    return sql<MemberColumns>`
      WITH followed AS MATERIALIZED (
        SELECT member_id FROM (
          SELECT followed_id AS member_id FROM follows WHERE follower_id = ${viewerId}
          ORDER BY created_at DESC LIMIT ${ROWS_MAX}
        ) AS newest JOIN member_search USING (member_id)
        WHERE ${isNamed}
      ),
      found AS (
        (SELECT member_id FROM member_search WHERE ${isNamed} LIMIT ${ROWS_MAX})
        UNION
        SELECT id FROM members WHERE lower(username) = ${name}
      ),
      candidates AS (
        SELECT member_id, true AS is_followed FROM followed
        UNION ALL
        SELECT member_id, false FROM found WHERE member_id NOT IN (SELECT member_id FROM followed)
      )
      ${query
        .selectFrom(sql<{ member_id: string; is_followed: boolean }>`candidates`.as('candidate'))
        .innerJoin('members as member', 'member.id', 'candidate.member_id')
        .select(MEMBER_COLUMNS)
        .where(memberFoundFor(viewerId))
        .where('member.id', '<>', viewerId)
        .orderBy(sql`lower(member.username) = ${name}`, 'desc')
        .orderBy('candidate.is_followed', 'desc')
        .orderBy(sql`starts_with(lower(member.username), ${name})`, 'desc')
        .orderBy('member.follower_count', 'desc')
        .orderBy('member.id')
        .limit(first)}`
  },
)

/** Members whose username or full name has a word with the prefix. The exact username comes first, then followed members. */
export async function suggestMentions(
  dependencies: Dependencies,
  searcher: Searcher & { viewer: Viewer },
  prefix: string,
  first: number,
): Promise<MemberView[]> {
  const run = await beginSearch(dependencies, searcher, prefix)
  const name = normalizeSearch(prefix).replace(/^@/, '').toLowerCase()
  const values = {
    viewerId: searcher.viewer.memberId,
    name,
    first: Math.min(Math.max(first, 0), MENTION_SUGGESTIONS_MAX),
  }
  return (await MENTIONS(run, values)).map(toMemberView)
}

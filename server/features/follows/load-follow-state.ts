import { sql, type Expression, type RawBuilder } from 'kysely'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { blocksViewer } from '#server/features/visibility/visible-to.ts'
import type { Viewer } from '#server/platform/viewer.ts'

type Id = Expression<string | null>

export type FollowState = {
  followerCount: number
  followingCount: number
  viewerFollows: boolean
  followsViewer: boolean
}

export function follows(followerId: Id, followedId: Id): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM follows WHERE follower_id = ${followerId} AND followed_id = ${followedId})`
}

const FOLLOW_STATES = prepareQuery(
  'follow-states',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string | null; ids: readonly string[] }>) => {
    const memberId = sql.ref<string>('member.id')
    return query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('members as member', 'member.id', 'requested.id')
      .select([
        'member.id',
        'member.follower_count as followerCount',
        'member.following_count as followingCount',
        follows(viewerId, memberId).as('viewerFollows'),
        follows(memberId, viewerId).as('followsViewer'),
      ])
      .where(sql<boolean>`NOT ${blocksViewer(viewerId, memberId)}`)
  },
)

const WITHOUT_FOLLOWS: FollowState = {
  followerCount: 0,
  followingCount: 0,
  viewerFollows: false,
  followsViewer: false,
}

/** Returns the state of each member, in the order of the ids. Cards of posts do not need it, so it is not part of members. */
export async function loadFollowStates(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<FollowState[]> {
  const rows = await FOLLOW_STATES(run, { viewerId: viewer?.memberId ?? null, ids: [...new Set(ids)] })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? WITHOUT_FOLLOWS)
}

import { sql } from 'kysely'
import { prepareQuery, query, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

export type FollowState = {
  followerCount: number
  followingCount: number
  viewerFollows: boolean
  followsViewer: boolean
}

const NONE: FollowState = {
  followerCount: 0,
  followingCount: 0,
  viewerFollows: false,
  followsViewer: false,
}

const FOLLOW_STATES = prepareQuery(
  'follow-states',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string | null; ids: readonly string[] }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('members as member', 'member.id', 'requested.id')
      .select(['member.id', 'member.follower_count as followerCount', 'member.following_count as followingCount'])
      .select(
        sql<boolean>`EXISTS (SELECT FROM follows WHERE follower_id = ${viewerId} AND followed_id = member.id)`.as(
          'viewerFollows',
        ),
      )
      .select(
        sql<boolean>`EXISTS (SELECT FROM follows WHERE follower_id = member.id AND followed_id = ${viewerId})`.as(
          'followsViewer',
        ),
      ),
)

/** Returns the counts of each member and the relation to the viewer, in the order of the ids. */
export async function loadFollowStates(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<FollowState[]> {
  const rows = await FOLLOW_STATES(run, { viewerId: viewer?.memberId ?? null, ids: [...new Set(ids)] })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? NONE)
}

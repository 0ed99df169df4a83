import { sql } from 'kysely'
import { prepareQuery, query, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

export type FollowCounts = { followerCount: number; followingCount: number }

const FOLLOW_COUNTS = prepareQuery('follow-counts', ({ ids }: ParametersOf<{ ids: readonly string[] }>) =>
  query
    .selectFrom(unnestIds(ids).as('requested'))
    .innerJoin('members as member', 'member.id', 'requested.id')
    .select([
      'member.id',
      'member.follower_count as followerCount',
      'member.following_count as followingCount',
    ]),
)

/** Returns the counts of each member, in the order of the ids. Cards of posts do not need them, so they are not part of members. */
export async function loadFollowCounts(
  { sql: run }: Dependencies,
  ids: readonly string[],
): Promise<FollowCounts[]> {
  const rows = await FOLLOW_COUNTS(run, { ids: [...new Set(ids)] })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? { followerCount: 0, followingCount: 0 })
}

export type FollowState = { viewerFollows: boolean; followsViewer: boolean }

const FOLLOW_STATES = prepareQuery(
  'follow-states',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string; ids: readonly string[] }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .select('requested.id')
      .select(
        sql<boolean>`EXISTS (
          SELECT FROM follows WHERE follower_id = ${viewerId} AND followed_id = requested.id
        )`.as('viewerFollows'),
      )
      .select(
        sql<boolean>`EXISTS (
          SELECT FROM follows WHERE follower_id = requested.id AND followed_id = ${viewerId}
        )`.as('followsViewer'),
      ),
)

/** Returns whether the viewer follows each member and the other way round, in the order of the ids. */
export async function loadFollowStates(
  { sql: run }: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<FollowState[]> {
  const rows = viewer ? await FOLLOW_STATES(run, { viewerId: viewer.memberId, ids: [...new Set(ids)] }) : []
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? { viewerFollows: false, followsViewer: false })
}

import { sql } from 'kysely'
import { FOLLOWED_MEMBERS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import { requireMember, type MemberView } from '#server/features/members/member-view.ts'
import { isBlocked } from '#server/features/visibility/visible-to.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import {
  LimitReachedError,
  NotAuthenticatedError,
  NotFoundError,
  ValidationError,
} from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { followChanged } from './follow-events.ts'

type FollowRow = { canAct: boolean; isFound: boolean; isFollowing: boolean; isFull: boolean; isNew: boolean }

/**
 * Both members are locked by id before the row is inserted, as the trigger that counts follows does, so that two members who
 * follow each other do not deadlock and the limit holds for simultaneous follows.
 */
const INSERT_FOLLOW = prepareQuery(
  'insert-follow',
  ({ followerId, followedId, now }: ParametersOf<{ followerId: string; followedId: string; now: Date }>) =>
    sql<FollowRow>`
      WITH locked AS MATERIALIZED (
        SELECT id, following_count, suspended_at FROM members WHERE id IN (${followerId}, ${followedId})
        ORDER BY id FOR NO KEY UPDATE
      ),
      follower AS (SELECT * FROM locked WHERE id = ${followerId} AND ${sql.raw(canAct('id'))}),
      followed AS (
        SELECT id FROM locked
        WHERE id = ${followedId} AND suspended_at IS NULL AND NOT ${isBlocked(followerId, followedId)}
      ),
      existing AS (SELECT FROM follows WHERE follower_id = ${followerId} AND followed_id = ${followedId}),
      inserted AS (
        INSERT INTO follows (follower_id, followed_id, created_at)
        SELECT follower.id, followed.id, ${now}::timestamptz FROM follower, followed
        WHERE following_count < ${sql.lit(FOLLOWED_MEMBERS_MAX)}
        ON CONFLICT DO NOTHING RETURNING follower_id
      )
      SELECT
        EXISTS (SELECT FROM follower) AS "canAct",
        EXISTS (SELECT FROM followed) AS "isFound",
        EXISTS (SELECT FROM existing) AS "isFollowing",
        EXISTS (SELECT FROM follower WHERE following_count >= ${sql.lit(FOLLOWED_MEMBERS_MAX)}) AS "isFull",
        EXISTS (SELECT FROM inserted) AS "isNew"`,
)

/** Following again changes nothing. Throws NotFoundError for members that the viewer cannot see or blocks. */
export async function followMember(
  dependencies: Dependencies,
  viewer: Writer,
  followedId: string,
): Promise<MemberView> {
  const { memberId: followerId } = viewer
  if (followedId === followerId) throw new ValidationError([{ path: 'userId', message: messages.followSelf }])
  const followed = await requireMember(dependencies, viewer, followedId)
  await limitUse(dependencies, 'follows', followerId)
  const values = { followerId, followedId, now: dependencies.clock.now() }
  const [row] = await INSERT_FOLLOW(dependencies.sql, values)
  if (!row?.canAct) throw new NotAuthenticatedError()
  if (!row.isFound) throw new NotFoundError(messages.userNotFound)
  if (row.isFull && !row.isFollowing) throw new LimitReachedError(messages.tooManyFollowed)
  if (row.isNew) publishEvent(dependencies, followChanged, { followerId, followedId })
  return followed
}

/** Without a follow, nothing changes. */
export async function unfollowMember(
  dependencies: Dependencies,
  viewer: Writer,
  followedId: string,
): Promise<MemberView> {
  const { memberId: followerId } = viewer
  const followed = await requireMember(dependencies, viewer, followedId)
  const { count } = await dependencies.database.follow.deleteMany({ where: { followerId, followedId } })
  if (count > 0) publishEvent(dependencies, followChanged, { followerId, followedId })
  return followed
}

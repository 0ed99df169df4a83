import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { FOLLOWED_MEMBERS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { canAct } from '#server/features/auth/lock-member.ts'
import {
  MEMBER_COLUMNS,
  requireMember,
  toMemberView,
  type MemberView,
} from '#server/features/members/member-view.ts'
import { isBlocked, memberVisibleTo } from '#server/features/visibility/visible-to.ts'
import { query } from '#server/platform/database/kysely.ts'
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
import { follows } from './load-follow-state.ts'

const MEMBER_TO_FOLLOW = prepareQuery(
  'member-to-follow',
  ({ followerId, id }: ParametersOf<{ followerId: string; id: string }>) =>
    query
      .selectFrom('members as member')
      .select(MEMBER_COLUMNS)
      .select(follows(followerId, sql.ref('member.id')).as('isFollowed'))
      .where('member.id', '=', id)
      .where(memberVisibleTo(followerId)),
)

type Outcome = { canAct: boolean; isFound: boolean; isFull: boolean; isNew: boolean }

/**
 * Both members are locked by id first, as blocks and the trigger that counts follows do: the limit holds for simultaneous follows,
 * and members who follow each other do not deadlock. The trigger also refuses a follow if a block was faster.
 */
const INSERT_FOLLOW = prepareQuery(
  'insert-follow',
  ({ followerId, followedId, now }: ParametersOf<{ followerId: string; followedId: string; now: Date }>) =>
    sql<Outcome>`
      WITH pair AS (
        SELECT id, following_count, suspended_at FROM members WHERE id IN (${followerId}::uuid, ${followedId}::uuid)
        ORDER BY id FOR NO KEY UPDATE
      ),
      follower AS (SELECT id, following_count FROM pair WHERE id = ${followerId} AND ${sql.raw(canAct('id'))}),
      followed AS (
        SELECT id FROM pair
        WHERE id = ${followedId} AND suspended_at IS NULL AND NOT ${isBlocked(followerId, followedId)}
      ),
      inserted AS (
        INSERT INTO follows (follower_id, followed_id, created_at)
        SELECT follower.id, followed.id, ${now}::timestamptz FROM follower, followed
        WHERE following_count < ${sql.lit(FOLLOWED_MEMBERS_MAX)}
        ON CONFLICT DO NOTHING RETURNING follower_id
      )
      SELECT
        EXISTS (SELECT FROM follower) AS "canAct",
        EXISTS (SELECT FROM followed) AS "isFound",
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
  const [followed] = await MEMBER_TO_FOLLOW(dependencies.sql, { followerId, id: followedId })
  if (!followed) throw new NotFoundError(messages.userNotFound)
  if (followed.isFollowed) return toMemberView(followed)
  await limitUse(dependencies, 'follows', followerId)
  const outcome = await insertFollow(dependencies, followerId, followedId)
  if (!outcome?.canAct) throw new NotAuthenticatedError()
  if (!outcome.isFound) throw new NotFoundError(messages.userNotFound)
  if (outcome.isFull) throw new LimitReachedError(messages.tooManyFollowed)
  if (outcome.isNew) publishEvent(dependencies, followChanged, { followerId, followedId })
  return toMemberView(followed)
}

async function insertFollow(
  { sql: run, clock }: Dependencies,
  followerId: string,
  followedId: string,
): Promise<Outcome | undefined> {
  try {
    const [outcome] = await INSERT_FOLLOW(run, { followerId, followedId, now: clock.now() })
    return outcome
  } catch (error) {
    const isTooLate = error instanceof DatabaseError && error.constraint === 'follows_without_block'
    throw isTooLate ? new NotFoundError(messages.userNotFound) : error
  }
}

/** Both members are locked first, as by `INSERT_FOLLOW`, which otherwise waits for the deleted row with the locks of the members. */
const DELETE_FOLLOW = prepareQuery(
  'delete-follow',
  ({ followerId, followedId }: ParametersOf<{ followerId: string; followedId: string }>) =>
    sql<{ followedId: string }>`
      WITH pair AS (
        SELECT id FROM members WHERE id IN (${followerId}::uuid, ${followedId}::uuid) ORDER BY id FOR NO KEY UPDATE
      )
      DELETE FROM follows
      WHERE follower_id = ${followerId} AND followed_id = ${followedId} AND (SELECT count(*) FROM pair) = 2
      RETURNING followed_id AS "followedId"`,
)

/** Without a follow, nothing changes. */
export async function unfollowMember(
  dependencies: Dependencies,
  viewer: Writer,
  followedId: string,
): Promise<MemberView> {
  const { memberId: followerId } = viewer
  const followed = await requireMember(dependencies, viewer, followedId)
  const deleted = await DELETE_FOLLOW(dependencies.sql, { followerId, followedId })
  if (deleted.length > 0) publishEvent(dependencies, followChanged, { followerId, followedId })
  return followed
}

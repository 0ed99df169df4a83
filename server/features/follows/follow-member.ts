import { sql } from 'kysely'
import { FOLLOWED_MEMBERS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { lockAuthor } from '#server/platform/database/lock-member.ts'
import {
  MEMBER_COLUMNS,
  requireMember,
  toMemberView,
  type MemberView,
} from '#server/features/members/member-view.ts'
import { memberFoundFor, memberVisibleTo } from '#server/features/visibility/visible-to.ts'
import { kysely, query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { LimitReachedError, NotFoundError, ValidationError } from '#server/platform/refusals.ts'
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

/** Following again changes nothing. Throws NotFoundError for members that the viewer cannot see or blocks. */
export async function followMember(
  dependencies: Dependencies,
  viewer: Writer,
  followedId: string,
): Promise<MemberView> {
  const { database, clock } = dependencies
  const { memberId: followerId } = viewer
  if (followedId === followerId) throw new ValidationError([{ path: 'userId', message: messages.followSelf }])
  const [followed] = await MEMBER_TO_FOLLOW(dependencies.sql, { followerId, id: followedId })
  if (!followed) throw new NotFoundError(messages.userNotFound)
  if (followed.isFollowed) return toMemberView(followed)
  await limitUse(dependencies, 'follows', followerId)
  const isNew = await database.$transaction(async (transaction) => {
    await lockAuthor(transaction, followerId)
    const pair = await lockPair(transaction, followerId, followedId)
    await requireVisible(transaction, followerId, followedId)
    if (pair.some(({ id, followingCount }) => id === followerId && followingCount >= FOLLOWED_MEMBERS_MAX))
      throw new LimitReachedError(messages.tooManyFollowed)
    const inserted = await kysely(transaction)
      .insertInto('follows')
      .values({ follower_id: followerId, followed_id: followedId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows === 1n
  })
  if (isNew) publishEvent(dependencies, followChanged, { followerId, followedId })
  return toMemberView(followed)
}

/** As everywhere, members are locked by id, so that two who follow each other do not deadlock. */
function lockPair(transaction: Queries, ...ids: [string, string]) {
  return kysely(transaction)
    .selectFrom('members')
    .select(['id', 'following_count as followingCount'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Reads again what could change before both members were locked. */
async function requireVisible(transaction: Queries, followerId: string, followedId: string): Promise<void> {
  const followed = await kysely(transaction)
    .selectFrom('members as member')
    .select('id')
    .where('id', '=', followedId)
    .where(memberFoundFor(sql`${followerId}::uuid`))
    .executeTakeFirst()
  if (!followed) throw new NotFoundError(messages.userNotFound)
}

/** Without a follow, nothing changes. */
export async function unfollowMember(
  dependencies: Dependencies,
  viewer: Writer,
  followedId: string,
): Promise<MemberView> {
  const { memberId: followerId } = viewer
  const followed = await requireMember(dependencies, viewer, followedId)
  const count = await dependencies.database.$transaction(async (transaction) => {
    await lockPair(transaction, followerId, followedId)
    const deleted = await transaction.follow.deleteMany({ where: { followerId, followedId } })
    return deleted.count
  })
  if (count > 0) publishEvent(dependencies, followChanged, { followerId, followedId })
  return followed
}

import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { loadMemberForBlocker, type MemberView } from '#server/features/members/member-view.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { NotFoundError, ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { visibilityChanged } from '#server/features/visibility/visibility-events.ts'

/**
 * Makes both members invisible to each other and removes follows in both directions. A blocked member can block back, although
 * they cannot see the other one. Blocking again changes nothing.
 */
export async function blockMember(
  dependencies: Dependencies,
  { memberId }: Writer,
  otherId: string,
): Promise<MemberView> {
  if (otherId === memberId) throw new ValidationError([{ path: 'userId', message: messages.blockSelf }])
  const other = await loadMemberForBlocker(dependencies, memberId, otherId)
  await limitUse(dependencies, 'blocksAndMutes', memberId)
  const now = dependencies.clock.now()
  await dependencies.database.$transaction(async (transaction) => {
    await lockBoth(transaction, memberId, otherId)
    await kysely(transaction)
      .insertInto('hidden_members')
      .values([
        { viewer_id: memberId, member_id: otherId, blocked_at: now, is_blocked_by: false },
        { viewer_id: otherId, member_id: memberId, blocked_at: null, is_blocked_by: true },
      ])
      .onConflict((conflict) =>
        conflict.columns(['viewer_id', 'member_id']).doUpdateSet(({ fn }) => ({
          blocked_at: fn.coalesce('hidden_members.blocked_at', 'excluded.blocked_at'),
          is_blocked_by: sql<boolean>`hidden_members.is_blocked_by OR excluded.is_blocked_by`,
        })),
      )
      .execute()
    await transaction.follow.deleteMany({
      where: {
        OR: [
          { followerId: memberId, followedId: otherId },
          { followerId: otherId, followedId: memberId },
        ],
      },
    })
    await transaction.notificationAction.deleteMany({
      where: {
        OR: [
          { actorId: otherId, notification: { memberId } },
          { actorId: memberId, notification: { memberId: otherId } },
        ],
      },
    })
  })
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: otherId, isBlocked: true })
  // A blocked member is not told who has blocked them.
  publishEvent(dependencies, visibilityChanged, { memberId: otherId, hiddenMemberId: null, isBlocked: false })
  return other
}

/** Restores nothing but visibility. Without a block, nothing changes; a member who blocks the viewer is then unknown. */
export async function unblockMember(
  dependencies: Dependencies,
  { memberId }: Writer,
  otherId: string,
): Promise<MemberView> {
  const other = await loadMemberForBlocker(dependencies, memberId, otherId)
  await limitUse(dependencies, 'blocksAndMutes', memberId)
  await dependencies.database.$transaction(async (transaction) => {
    await lockBoth(transaction, memberId, otherId)
    if (other.blocksViewer) await requireOwnBlock(transaction, memberId, otherId)
    const { hiddenMember } = transaction
    const own = { viewerId: memberId, memberId: otherId }
    const reverse = { viewerId: otherId, memberId }
    // A row needs a reason, so rows without another one are deleted first.
    await hiddenMember.deleteMany({ where: { ...own, mutedAt: null, isBlockedBy: false } })
    await hiddenMember.deleteMany({ where: { ...reverse, mutedAt: null, blockedAt: null } })
    await hiddenMember.updateMany({ where: own, data: { blockedAt: null } })
    await hiddenMember.updateMany({ where: reverse, data: { isBlockedBy: false } })
  })
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: null, isBlocked: false })
  publishEvent(dependencies, visibilityChanged, { memberId: otherId, hiddenMemberId: null, isBlocked: false })
  return other
}

/** For a blocked member, unblocking the other one is the same as unblocking an unknown id. */
async function requireOwnBlock(transaction: Queries, viewerId: string, memberId: string): Promise<void> {
  const own = await transaction.hiddenMember.findFirst({
    where: { viewerId, memberId, blockedAt: { not: null } },
  })
  if (!own) throw new NotFoundError(messages.userNotFound)
}

/** The counters of follows lock members by id too. */
async function lockBoth(transaction: Queries, memberId: string, otherId: string): Promise<void> {
  await kysely(transaction)
    .selectFrom('members')
    .select('id')
    .where('id', 'in', [memberId, otherId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

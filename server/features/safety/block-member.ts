import { messages } from '#rules/messages.ts'
import { loadMemberForBlocker, type MemberView } from '#server/features/members/member-view.ts'
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
    await transaction.$executeRaw`
      INSERT INTO hidden_members (viewer_id, member_id, blocked_at, is_blocked_by)
      VALUES (${memberId}::uuid, ${otherId}::uuid, ${now}, false), (${otherId}::uuid, ${memberId}::uuid, NULL, true)
      ON CONFLICT (viewer_id, member_id) DO UPDATE SET
        blocked_at = coalesce(hidden_members.blocked_at, excluded.blocked_at),
        is_blocked_by = hidden_members.is_blocked_by OR excluded.is_blocked_by`
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
    await transaction.$executeRaw`
      WITH pair AS (
        SELECT viewer_id, member_id, viewer_id = ${memberId}::uuid AS is_blocker FROM hidden_members
        WHERE (viewer_id, member_id) IN ((${memberId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${memberId}::uuid))
      ),
      emptied AS (
        DELETE FROM hidden_members AS hidden USING pair
        WHERE hidden.viewer_id = pair.viewer_id AND hidden.member_id = pair.member_id AND hidden.muted_at IS NULL
          AND CASE WHEN is_blocker THEN NOT hidden.is_blocked_by ELSE hidden.blocked_at IS NULL END
        RETURNING hidden.viewer_id
      )
      UPDATE hidden_members AS hidden SET
        blocked_at = CASE WHEN is_blocker THEN NULL ELSE hidden.blocked_at END,
        is_blocked_by = hidden.is_blocked_by AND is_blocker
      FROM pair
      WHERE hidden.viewer_id = pair.viewer_id AND hidden.member_id = pair.member_id
        AND hidden.viewer_id NOT IN (SELECT viewer_id FROM emptied)`
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
  await transaction.$queryRaw`
    SELECT FROM members WHERE id IN (${memberId}::uuid, ${otherId}::uuid) ORDER BY id FOR NO KEY UPDATE`
}

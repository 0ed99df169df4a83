import { MUTE_SECONDS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { requireMember, type MemberView } from '#server/features/members/member-view.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { visibilityChanged } from '#server/features/visibility/visibility-events.ts'

/** Hides a member from lists, notifications and events, without notifying the member. Null seconds mute without an end. */
export async function muteMember(
  dependencies: Dependencies,
  viewer: Writer,
  otherId: string,
  seconds: number | null,
): Promise<MemberView> {
  const { memberId } = viewer
  if (otherId === memberId) throw new ValidationError([{ path: 'userId', message: messages.muteSelf }])
  if (seconds !== null && (seconds < 1 || seconds > MUTE_SECONDS_MAX))
    throw new ValidationError([{ path: 'seconds', message: messages.muteSecondsInvalid }])
  const other = await requireMember(dependencies, viewer, otherId)
  await limitUse(dependencies, 'blocksAndMutes', memberId)
  const { database, clock } = dependencies
  const now = clock.now()
  const until = seconds === null ? 'infinity' : new Date(now.getTime() + seconds * 1000)
  const mute = { muted_at: now, muted_until: until }
  await database.$transaction(async (transaction) => {
    await kysely(transaction)
      .insertInto('hidden_members')
      .values({ viewer_id: memberId, member_id: otherId, ...mute })
      .onConflict((conflict) => conflict.columns(['viewer_id', 'member_id']).doUpdateSet(mute))
      .execute()
    await transaction.notificationAction.deleteMany({
      where: { actorId: otherId, notification: { memberId } },
    })
  })
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: otherId, isBlocked: false })
  return other
}

/** Without a mute, nothing changes. */
export async function unmuteMember(
  dependencies: Dependencies,
  viewer: Writer,
  otherId: string,
): Promise<MemberView> {
  const other = await requireMember(dependencies, viewer, otherId)
  const { memberId } = viewer
  const { database } = dependencies
  const where = { viewerId: memberId, memberId: otherId }
  await database.$transaction([
    database.hiddenMember.deleteMany({ where: { ...where, isBlocked: false } }),
    database.hiddenMember.updateMany({ where, data: { mutedAt: null, mutedUntil: null } }),
  ])
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: null, isBlocked: false })
  return other
}

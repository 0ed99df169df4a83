import { endUnlistedActions } from '#server/features/notifications/end-unlisted-actions.ts'
import { visibilityChanged } from '#server/features/visibility/visibility-events.ts'
import type { SensitiveMedia } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** Sets how the member sees sensitive posts, and ends notifications about posts that are hidden now. */
export async function setSensitiveMedia(
  dependencies: Dependencies,
  { memberId }: Writer,
  sensitiveMedia: SensitiveMedia,
): Promise<void> {
  const { database } = dependencies
  await database.member.updateMany({ where: { id: memberId }, data: { sensitiveMedia } })
  if (sensitiveMedia === 'HIDE') await endUnlistedActions(database, memberId)
  publishEvent(dependencies, visibilityChanged, { memberId, hiddenMemberId: null, isBlocked: false })
}

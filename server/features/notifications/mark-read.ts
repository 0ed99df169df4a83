import { NODES_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { notificationsRead } from './notification-events.ts'

/** Marks notifications of the viewer as read. Null marks all of them. */
export async function markNotificationsRead(
  dependencies: Dependencies,
  { memberId }: Writer,
  ids: readonly string[] | null,
): Promise<void> {
  if (ids && ids.length > NODES_MAX)
    throw new ValidationError([
      { path: 'notificationIds', message: messages.tooManyNotificationIds(NODES_MAX) },
    ])
  const { count } = await dependencies.database.notification.updateMany({
    where: { memberId, isRead: false, ...(ids && { id: { in: [...ids] } }) },
    data: { isRead: true },
  })
  if (count > 0) publishEvent(dependencies, notificationsRead, { memberId })
}

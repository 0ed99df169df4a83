import { v7 as uuidv7 } from 'uuid'
import type { NotificationKind } from '#server/generated/prisma/client.ts'
import type { Queries } from '#server/platform/database/types.ts'

/** The source of new notifications without actors. */
export const NOTICES = 'notice'

type Notice = {
  /** The recipient. */
  memberId: string
  kind: NotificationKind
  /** The sentence to show. */
  text: string
  /** The group that it is about. */
  groupId?: string
  now: Date
}

/** Adds a notification without actors in the transaction of its cause. A background task publishes and pushes it. */
export function addNotice(transaction: Queries, { memberId, ...notice }: Notice): Promise<void> {
  return addNotices(transaction, [memberId], notice)
}

export async function addNotices(
  transaction: Queries,
  memberIds: readonly string[],
  { kind, text, groupId, now }: Omit<Notice, 'memberId'>,
): Promise<void> {
  const notices = memberIds.map((memberId) => ({ id: uuidv7({ msecs: now.getTime() }), memberId }))
  await transaction.notification.createMany({
    data: notices.map((notice) => ({ ...notice, kind, text, groupId, createdAt: now, updatedAt: now })),
  })
  await transaction.notificationChange.createMany({
    data: notices.map(({ id, memberId }) => ({ source: NOTICES, sourceId: id, actorId: memberId })),
  })
}

export function addSecurityNotice(transaction: Queries, memberId: string, text: string, now: Date) {
  return addNotice(transaction, { memberId, kind: 'SECURITY', text, now })
}
